/** Times in ms, memory in bytes. After `memory` or `tasks` a new process takes over. */
export type ChildLimits = {
  waiting: number;
  patience: number;
  idle: number;
  memory: number;
  tasks: number;
};
