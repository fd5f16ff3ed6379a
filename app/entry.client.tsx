import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// What comes in a file of its own and is shown already is taken over with the rest of the page.
const part = document.querySelector(".landing")
  ? import("~/features/landing/lazy-landing.island").then(({ loadLanding }) => loadLanding())
  : document.querySelector(".eat-sheet") &&
    import("~/features/eat/lazy-eat-sheet.island").then(({ loadEatSheet }) => loadEatSheet());
await part?.catch(() => {});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
