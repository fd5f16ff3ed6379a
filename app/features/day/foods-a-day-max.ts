export const FOODS_A_DAY_MAX = 1000;
