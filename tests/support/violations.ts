import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Found = { id: string; nodes: { html: string }[] };

/**
 * What axe finds on the page as it stands, or in its modal dialog, behind which nothing can be reached; with the colours
 * of `schemes`, which differ by their contrasts only.
 */
export async function violationsIn(page: Page, schemes: ("light" | "dark")[] = ["light"]): Promise<string[]> {
  const found: string[] = [];
  const within = (await page.locator(MODAL).count()) > 0 ? MODAL : "html";
  for (const [i, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => {}))),
    );
    const violations = i === 0 ? await everything(page, within) : await contrasts(page, within);
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${colorScheme}, ${id}: ${html.slice(0, 160)}`),
      ),
    );
  }
  return found;
}

/** Without its account of what is well, which takes longer than the search. */
const ONLY = { resultTypes: ["violations" as const] };

const MODAL = "dialog:modal";

const everything = async (page: Page, within: string): Promise<Found[]> =>
  (await new AxeBuilder({ page }).include(within).setLegacyMode().options(ONLY).analyze()).violations;

/** Axe is still in the page. */
const contrasts = (page: Page, within: string): Promise<Found[]> =>
  page.evaluate(
    async ([selector, options]) => {
      const { axe } = window as unknown as {
        axe: { run: (within: string, options: object) => Promise<{ violations: Found[] }> };
      };
      return (await axe.run(selector, options)).violations;
    },
    [within, { ...ONLY, runOnly: ["color-contrast"] }] as const,
  );
