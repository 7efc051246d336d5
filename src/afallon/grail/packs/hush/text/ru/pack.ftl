pack-hush = Безмолвие
