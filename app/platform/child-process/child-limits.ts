/** How much a child process may take. Times in milliseconds. */
export type ChildLimits = {
  /** Tasks that may wait their turn; more are turned away. */
  waiting: number;
  /** A task that takes longer is given up, and the process with it. */
  patience: number;
  /** The process ends when it has had nothing to do for so long. */
  idle: number;
  /** Its memory in bytes, and its tasks, after which a new process takes over. */
  memory: number;
  tasks: number;
};
