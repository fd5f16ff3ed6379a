export const DAY_START_MAX = 6;

export const hourText = (hour: number): string => (hour === 0 ? "Midnight" : `${hour} AM`);

export const DAY_STARTS = Array.from({ length: DAY_START_MAX + 1 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));
