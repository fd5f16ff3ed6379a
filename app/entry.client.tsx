import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// The home screen comes in a file of its own, and is taken over with the rest of the page.
if (document.querySelector(".home"))
  await import("~/features/day/home/lazy-home.island").then(({ loadHome }) => loadHome()).catch(() => {});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
