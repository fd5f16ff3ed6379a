import type { ChildLimits } from "~/platform/child-process/child-limits";

export const READER_LIMITS: ChildLimits = {
  waiting: 4,
  patience: 20_000,
  idle: 5 * 60_000,
  memory: 900 * 1024 * 1024,
  tasks: 200,
};
