pack-hush = Il Silenzio
