/** Where the home screen shows a day. */
export const homePath = (date: string, today: string): string => (date === today ? "/" : `/?date=${date}`);
