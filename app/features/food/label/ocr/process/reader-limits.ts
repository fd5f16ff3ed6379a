/** How much a reader process may take. Times in milliseconds. */
export type ReaderLimits = {
  /** Photos that may wait their turn; more are turned away. */
  waiting: number;
  /** A photo that takes longer is given up, and the process with it. */
  patience: number;
  /** The process ends when it has had nothing to do for so long. */
  idle: number;
  /** Its memory in bytes, and its photos, after which a new process takes over. */
  memory: number;
  photos: number;
};

export const READER_LIMITS: ReaderLimits = {
  waiting: 4,
  patience: 20_000,
  idle: 5 * 60_000,
  memory: 900 * 1024 * 1024,
  photos: 200,
};
