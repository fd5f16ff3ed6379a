import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Remix reads a form back out of its `Request`, which WebKit refuses once the form holds a file (Remix issue 9044). */
class FormRequest extends Request {
  readonly #form: FormData | undefined;

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init);
    if (init?.body instanceof FormData) this.#form = init.body;
  }

  override async formData() {
    return this.#form ?? super.formData();
  }
}
window.Request = FormRequest;

// Menus and sheets, in browsers that don't know them.
if (!("popover" in HTMLElement.prototype)) await import("@oddbird/popover-polyfill").catch(() => {});

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

/** The styles in a first visit's page give way to their files, which keep their order with those of the next pages. */
async function takeStyles() {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')];
  await Promise.all(files.map(loaded));
  for (const file of files) file.removeAttribute("media");
  if (files.length > 0) document.querySelector("head > style")?.remove();
}

const loaded = (file: HTMLLinkElement) =>
  file.sheet ||
  new Promise((resolve, reject) => {
    file.addEventListener("load", resolve);
    file.addEventListener("error", reject);
  });

takeStyles().catch(() => {});
