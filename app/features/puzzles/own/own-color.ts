/** Of the band on a card, as in `tokens.css`. */
export const OWN_COLOR = "#ffb279";
