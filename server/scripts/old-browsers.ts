import postcss, { type Declaration, type Rule } from "postcss";
import type { Plugin } from "vite";

const COLOURS = /light-dark\(([^(),]+),[^(),]+\)/g;

/** Browsers older than some of our CSS drop what they don't know: they get it once more, in words that they know. */
export const oldBrowsers = (): Plugin => ({
  name: "old-browsers",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css"))
        file.source = forOldBrowsers(`${file.source}`);
  },
});

/** Of built CSS, in which no rule holds another. Every colour is the light one; popovers open by a class. */
export function forOldBrowsers(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const light = rule.nodes.flatMap((node) => (node.type === "decl" ? lightOnly(node) : []));
    if (light.length > 0)
      rule.after(`@supports not (color:light-dark(#000,#000)){${rule.selector}{${light.join(";")}}}`);
    // The class that the polyfill sets.
    if (isOpenPopover(rule))
      rule.after(rule.clone({ selector: rule.selector.replaceAll(":popover-open", ".\\:popover-open") }));
  });
  return sheet.toString();
}

function lightOnly(declaration: Declaration): Declaration[] {
  if (!declaration.value.includes("light-dark(")) return [];
  const light = declaration.clone({ value: declaration.value.replace(COLOURS, "$1") });
  if (light.value.includes("light-dark("))
    throw declaration.error("light-dark() takes two plain colours here");
  return [light];
}

const isOpenPopover = ({ selector }: Rule) => /(?<!\\):popover-open(?!::)/.test(selector);
