import { attempt } from "~/platform/attempt";

/** Removes what this browser kept for the account, where the server's `Clear-Site-Data` may not reach: over plain http. */
export const forgetLocalKeys = () =>
  attempt(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (/^pixelplate:|^selectedPuzzle(?:Date)?$/.test(key)) storage.removeItem(key);
  });
