import type { Locator } from "@playwright/test";

/** Counts the presses of one job and prints them as a row of the table of taps; typing is none. */
export function taps(job: string) {
  let count = 0;
  return {
    tap: async (target: Locator) => {
      await target.click();
      count++;
    },
    done: () => {
      console.log(`taps | ${job} | ${count}`);
      return count;
    },
  };
}
