export const TREND_MESSAGES = {
  notARange: "Days must be 7, 30, 90 or 365.",
};
