import { attempt } from "~/platform/attempt";

/** Removes what this browser kept for the account, where the server's `Clear-Site-Data` may not reach: over plain http. */
export const forgetLocalKeys = () =>
  attempt(() => {
    for (const key of Object.keys(localStorage))
      if (/^pixelplate:|^selectedPuzzle(?:Date)?$/.test(key)) localStorage.removeItem(key);
  });
