location-105 = Сад
    .action = Покликати сусідку
