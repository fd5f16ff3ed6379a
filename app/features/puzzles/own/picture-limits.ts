export const COLORS_MAX = 24;
export const BLOCKS_MIN = 60;
/** Each colour for each nutrient. */
export const INKS_MAX = 3 * COLORS_MAX;
export const NAME_MAX = 40;
