import type { Review, TotalTexts } from "./review";

/** The totals that nobody typed. */
export const addedUp = ({ totals, typed }: Pick<Review, "totals" | "typed">): Partial<TotalTexts> =>
  Object.fromEntries(Object.entries(totals).filter(([name]) => !typed.some((each) => each === name)));
