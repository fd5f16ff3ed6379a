type Fields = Readonly<Record<string, unknown>>;

/** Whether every field that was sent is as it was answered. */
export const isAsAnswered = (sent: Fields, answered: Fields): boolean =>
  Object.entries(sent).every(([name, value]) => value === undefined || value === answered[name]);
