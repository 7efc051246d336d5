pack-shire = The Shire of Vennford
