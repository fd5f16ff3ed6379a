/** In days, today included. */
export const TREND_RANGES = [7, 30, 90, 365] as const;
export type TrendRange = (typeof TREND_RANGES)[number];

export const DEFAULT_RANGE: TrendRange = 30;

export const RANGE_NAMES: Record<TrendRange, string> = {
  7: "7 days",
  30: "30 days",
  90: "90 days",
  365: "1 year",
};

export const rangeIn = (text: string | null): TrendRange | undefined =>
  TREND_RANGES.find((days) => String(days) === text);
