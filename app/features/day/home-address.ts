/** Where the home screen shows a day. */
export const homeAddress = (date: string, today: string): string => (date === today ? "/" : `/?date=${date}`);
