/** The signed-in person, as pages and verbs know them. */
export type Viewer = {
  id: string;
  email: string;
  shareId: string;
  /** What greetings and share links call them; null until given. */
  nickname: string | null;
  /** IANA name: the account's own, else the browser's, else the server's. */
  timeZone: string;
  /** Name, gender, age, height and weight are all known. */
  profileComplete: boolean;
  /** The first-time prompt was answered or skipped. */
  prompted: boolean;
};
