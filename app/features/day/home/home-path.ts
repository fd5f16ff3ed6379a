export const homePath = (date: string, today: string): string => (date === today ? "/" : `/?date=${date}`);
