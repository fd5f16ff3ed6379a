export type Viewer = {
  id: string;
  email: string;
  shareId: string;
  nickname: string | null;
  /** IANA name: the account's, else the browser's, else the server's. */
  timeZone: string;
  energy: "kcal" | "kj";
  numbers: "shown" | "hidden";
  dayStart: number;
  logsWeight: boolean;
  unit: "us" | "metric" | null;
  profileComplete: boolean;
  prompted: boolean;
  /** New after each write of what a home page or a day is made of; null when nobody knows. */
  version: string | null;
};
