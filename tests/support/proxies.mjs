import { spawnSync } from "node:child_process";

/** Whether this machine has a program. @param {string} program */
export const hasProgram = (program) => spawnSync(program, ["-v"], { stdio: "ignore" }).error === undefined;
