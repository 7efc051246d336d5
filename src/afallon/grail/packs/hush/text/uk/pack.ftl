pack-hush = Безгоміння
