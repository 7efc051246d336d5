encounter-neighbours-quarrel = Lite fra vicini
    .stage-over-the-fence = da sopra lo steccato
    .opening = Il susino sta in un cortile e fa cadere le susine nell’altro. Si vogliono bene da quarant’anni, e se lo dicono così.
    .won = «Metà susine» dicono insieme, e si offendono tutti e due.
    .not-won = Non litigano più. Hanno scoperto che su di voi vanno d’accordo.
