import type { HouseProblem } from "./house-problem";

/** `detail` is for the log. */
export class HouseRefusal extends Error {
  constructor(
    readonly problem: HouseProblem,
    readonly detail?: string,
  ) {
    super(problem);
  }
}
