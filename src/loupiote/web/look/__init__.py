"""The look: emblems and signs as inline SVG, the style sheet in one piece, the page that shows every component."""
