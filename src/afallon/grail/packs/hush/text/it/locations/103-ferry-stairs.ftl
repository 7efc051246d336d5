location-103 = Le Scale del Traghetto
verse-103-the-stairs = Undici gradini scendono nel fiume e, con l’acqua bassa, un dodicesimo, che nessuno ammette di aver murato. Sulle scale c’è sempre gente. Tengono la moneta pronta in bocca, come facevano le nonne, per avere le mani libere con le oche.
    .choice-row-them-over = Portarli di là, a pagamento
    .choice-ask-who-rowed = Chiedere chi remava quella notte
    .choice-take-the-one-without-a-coin = Prendere chi non ha la moneta
verse-103-who-rowed = «La notte che è annegato il ragazzo? Voi» dice il più vecchio, da dietro la moneta. «Di là e ritorno. Io reggevo la lanterna». E a prua? Ci pensa tanto che la moneta gli scivola. «C’era un cappotto» dice. «Ho detto: occhio al gradino. A un cappotto non lo si dice».
verse-103-no-coin = Siede dritto, con le mani in grembo, e non pesa niente. A metà del fiume comincia a ringraziarvi. Vi ringrazia ancora quando la prua è vuota e la chiglia tocca la ghiaia dell’altra riva.
verse-103-the-stairs-northerners = Fra le oche aspetta una famiglia, di una delle parrocchie oltre la collina. Si sono portati i letti. Non chiedono quanto costa; chiedono se dall’altra parte si sente ancora.
