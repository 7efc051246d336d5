item-reed-whistle = Reed whistle
    .story = It has two notes. Geese know both.
