type Shown = { date: string; isToday: boolean };

/** The day on screen, with the blocks of a nutrient or of a food (its id) shown. */
export function showPath({ date, isToday }: Shown, show: string | null): string {
  const query = new URLSearchParams({ ...(!isToday && { date }), ...(show && { show }) });
  return query.size > 0 ? `/?${query}` : "/";
}
