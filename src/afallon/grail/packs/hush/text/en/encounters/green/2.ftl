encounter-fold-wolves = Fold Wolves
encounter-stilt-heron = Stilt Heron
encounter-breathing-bog = Breathing Bog
encounter-orchard-wasps = Orchard Wasps
encounter-plough-team = The Plough-Team
