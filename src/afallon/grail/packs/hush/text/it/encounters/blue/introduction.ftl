encounter-neighbours-quarrel = Lite fra vicini
    .stage-over-the-fence = da sopra lo steccato
    .opening = Il susino sta in un cortile e fa cadere le susine nell’altro. Si vogliono bene da quarant’anni, e se lo dicono così.
