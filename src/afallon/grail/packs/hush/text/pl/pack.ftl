pack-hush = Cisza
