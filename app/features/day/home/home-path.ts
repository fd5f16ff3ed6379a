/** `done`: with the card of the picture that was just completed. */
export function homePath(date: string, today: string, done = false): string {
  const query = [date !== today && `date=${date}`, done && "done=1"].filter(Boolean).join("&");
  return query ? `/?${query}` : "/";
}
