import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Found = { id: string; nodes: { html: string }[] };

/** What axe finds on the page as it stands, with the colours of `schemes`, which differ by their contrasts only. */
export async function violationsIn(page: Page, schemes: ("light" | "dark")[] = ["light"]): Promise<string[]> {
  const found: string[] = [];
  for (const [i, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => {}))),
    );
    const violations = i === 0 ? await everything(page) : await contrasts(page);
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

const everything = async (page: Page): Promise<Found[]> =>
  (await new AxeBuilder({ page }).setLegacyMode().options(ONLY).analyze()).violations;

/** Axe is still in the page. */
const contrasts = (page: Page): Promise<Found[]> =>
  page.evaluate(
    async (options) => {
      const { axe } = window as unknown as {
        axe: { run: (options: object) => Promise<{ violations: Found[] }> };
      };
      return (await axe.run(options)).violations;
    },
    { ...ONLY, runOnly: ["color-contrast"] },
  );
