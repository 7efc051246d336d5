location-104 = Заливна лука
