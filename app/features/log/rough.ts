export const ROUGH_SIZES = ["light", "usual", "big"] as const;
export type RoughSize = (typeof ROUGH_SIZES)[number];

export const SIZE_TIMES: Record<RoughSize, number> = { light: 0.6, usual: 1, big: 1.5 };

export const SIZE_NAMES: Record<RoughSize, string> = { light: "Light", usual: "Usual", big: "Big" };
