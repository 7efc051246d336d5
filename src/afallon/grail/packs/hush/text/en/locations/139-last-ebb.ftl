location-139 = Last Ebb
verse-139-eleven-hulls = Here the last of the water goes out, and what it leaves is boats: eleven, on their sides, with the oars shipped, like animals after a long walk. The ropes are sound. Nobody is paid to look after them; a boy does. “They are not for now,” he says. “I was told that I would know.”
    .choice-caulk-a-seam-with-him = Caulk a seam with him
