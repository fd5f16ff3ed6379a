import { attempt } from "~/platform/text";

/** Removes the account's stored keys; over plain http `Clear-Site-Data` has no effect. */
export const forgetLocalKeys = () =>
  attempt(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (/^pixelplate:|^selectedPuzzle(?:Date)?$/.test(key)) storage.removeItem(key);
  });
