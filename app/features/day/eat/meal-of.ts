/** What people call a meal at a local time, `HH:MM`. */
export function mealOf(time: string): string {
  if (time < "04:00") return "Night snack";
  if (time < "11:00") return "Breakfast";
  if (time < "15:00") return "Lunch";
  return time < "18:00" ? "Snack" : "Dinner";
}
