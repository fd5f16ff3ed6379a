import type { Page } from "@playwright/test";

export type TopLayer = { controls: string[]; words: number; height: number; small: string[] };

/** What the eye meets in the topmost dialog, or on the page without one, but for the tabs: `small` are controls below 44 px. */
export const topLayer = (page: Page): Promise<TopLayer> =>
  page.evaluate(() => {
    const apart = ".nav-tabs, .toast-region, .visually-hidden, .skip-link";
    const layer = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(".page");
    if (!layer) throw new Error("There is no page.");
    const isSeen = (element: Element) =>
      !element.closest(apart) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const all = layer.querySelectorAll(
      "a[href], button, input:not([type=hidden]), select, textarea, summary",
    );
    const controls = [...all].filter(isSeen);
    const name = (control: Element) =>
      (control.getAttribute("aria-label") ?? control.textContent ?? "").trim().replace(/\s+/g, " ");
    const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      if (!holder || holder.closest("script, style, option, svg") || !isSeen(holder)) continue;
      words += (node.textContent ?? "").split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }
    const panel = layer.querySelector(".dialog-panel") ?? layer;
    return {
      controls: controls.map(name),
      words,
      height: Math.round(panel.getBoundingClientRect().height),
      small: controls
        .filter((control) => control.matches("button, summary, input, select") && isSmall(control))
        .map(name),
    };

    function isSmall(control: Element) {
      const box = (control.closest(".control, label") ?? control).getBoundingClientRect();
      return box.width < 44 || box.height < 44;
    }
  });
