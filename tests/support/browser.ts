import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { type Browser, test as base, expect, type Locator, type Page } from "@playwright/test";

/** The router gives up what it loads when someone goes elsewhere, or what is shown is read again, meanwhile. */
const GIVEN_UP = /^AbortError: signal is aborted without reason\n.*\b(navigate|revalidate)\b/s;
/** React 18 throws this, and begins again, when a press meets a page that wakes up and still loads a part of itself. */
const WOKEN_AGAIN = /^Error: Minified React error #345;/;
const PARTS_OF_A_PAGE = ["font", "image", "manifest", "media", "script", "stylesheet"];

/**
 * Playwright's test, which also fails on anything the browser complains about: a thrown error, a hydration mismatch,
 * a blocked style, a missing picture. A page that answers 4xx on purpose is no complaint.
 * `test.use({ expectedComplaints: [/…/] })` names what a test provokes.
 */
export const test = base.extend<{ expectedComplaints: RegExp[]; complaints: string[] }>({
  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (![GIVEN_UP, WOKEN_AGAIN, ...expectedComplaints].some((expected) => expected.test(text)))
          complaints.push(text);
      };
      context.on("weberror", (error) => note(String(error.error().stack)));
      context.on("console", (message) => {
        const answeredOnPurpose = /^Failed to load resource: .* status of 4\d\d/.test(message.text());
        if (message.type() === "error" && !answeredOnPurpose) note(message.text());
      });
      context.on("response", (response) => {
        const isPart = PARTS_OF_A_PAGE.includes(response.request().resourceType());
        if (isPart && response.status() >= 400) note(`${response.status()} ${response.url()}`);
      });
      await use(complaints);
      expect(complaints, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    for (const name of javaScriptEnabled ? (["goto", "reload"] as const) : []) {
      const go: (...args: never[]) => Promise<unknown> = page[name].bind(page);
      Object.assign(page, {
        [name]: async (...args: never[]) => {
          const answer = await go(...args);
          const { waitUntil } = Object(args.at(-1));
          if (waitUntil !== "commit") await alive(page);
          return answer;
        },
      });
    }
    await use(page);
  },
});

/** A page has loaded before its script has taken it over; what is typed in between nobody hears. */
async function alive(page: Page) {
  const takenOver = () =>
    page.evaluate(async () => {
      const isOurs = "__remixContext" in window;
      const isTaken = Object.keys(document.body).some((key) => key.startsWith("__reactProps"));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
      return !isOurs || isTaken;
    });
  await expect.poll(takenOver, { message: "the script has taken the page over", timeout: 30_000 }).toBe(true);
}

export { expect };

export const PASSWORD = "carrots-before-noon";

let people = 0;
export const freshEmail = () => `person-${process.pid}-${Date.now()}-${people++}@example.org`;

/** Sends a form of the page's own, without looking at it: for what a test only needs to have happened. */
export async function send(page: Page, path: string, form: Record<string, string> = {}) {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
}

/** `HH:MM` where the browser is. */
export const localTime = (): string =>
  new Date().toLocaleTimeString("en-GB", {
    timeZone: process.env.E2E_ZONE,
    hour: "2-digit",
    minute: "2-digit",
  });

/** A new account past the first questions; the page shows nothing yet. */
export async function newPerson(page: Page, email = freshEmail()) {
  await send(page, "/sign-up", { email, password: PASSWORD });
  await send(page, "/welcome/info?skip=1");
  return email;
}

type With = { browser: Browser; baseURL: string | undefined; javaScriptEnabled: boolean | undefined };

/** Somebody else, on a page of their own, in a new house with the person of `page`. */
export async function housemateOf(page: Page, { browser, baseURL, javaScriptEnabled }: With) {
  await send(page, "/account/house", { intent: "make" });
  await page.goto("/account/house");
  await page.getByRole("button", { name: "Invite somebody" }).click();
  const link = (await page.getByText("/account/house/join?token=").textContent()) ?? "";
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const other = await context.newPage();
  await newPerson(other);
  await send(other, "/account/house/join", { token: new URL(link).searchParams.get("token") ?? "" });
  return other;
}

export async function atHome(page: Page) {
  const email = await newPerson(page);
  await page.goto("/");
  return email;
}

/** Collects a puzzle today, without looking. */
export async function collect(page: Page, puzzleId: string, category = "magic_garden") {
  await send(page, `/puzzles/${category}`, { puzzle_id: puzzleId });
  await send(page, "/eat/enter-value", WHOLE_DAY);
}

/** Chooses a puzzle of the Magic Garden for today, and shows it. */
export async function choosePuzzle(page: Page, name: string) {
  await send(page, "/puzzles/magic_garden", { puzzle_id: name.toLowerCase() });
  await page.goto("/");
  await expect(page.locator("svg.pixel-grid")).toHaveAttribute("aria-label", new RegExp(`^${name}`));
}

type Values = { name?: string; calories?: string; carbs: string; fats: string; protein: string };

/** Calories that agree with the grams. */
const energyOf = ({ carbs, fats, protein }: Values) =>
  String(4 * Number(carbs) + 4 * Number(protein) + 9 * Number(fats));

export const logFood = (page: Page, food: Values) =>
  send(page, "/eat/enter-value", { name: "Stew", calories: energyOf(food), ...food });

export async function enterValue(page: Page, food: Values) {
  await page.goto("/eat/enter-value");
  for (const [field, value] of Object.entries({ name: "Stew", calories: energyOf(food), ...food }))
    await page.locator(`[name=${field}]`).fill(value);
  await page.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
}

/** Logs `Food 1` to `Food n`, a second form for each, without looking. */
export async function logFoods(page: Page, n: number) {
  for (let i = 1; i <= n; i++) {
    await logFood(page, { name: `Food ${i}`, calories: "10", carbs: "1", fats: "1", protein: "1" });
  }
}

/** Reaches the default goals of a day in one meal. */
export const WHOLE_DAY = { name: "Feast", calories: "2000", carbs: "200", fats: "65", protein: "150" };

/** Counts the presses of one job and prints them as a row of the table of taps; typing is none. */
export function taps(job: string) {
  let count = 0;
  return {
    tap: async (target: Locator) => {
      await target.click();
      count++;
    },
    done: () => {
      console.log(`taps | ${job} | ${count}`);
      return count;
    },
  };
}

type TopLayer = { controls: string[]; words: number; height: number; small: string[] };

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

/** Holds back the page's requests to this address, or only those of one method, until the returned function is called. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  method?: string,
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await held;
    await route.continue();
  });
  return letGo;
}

const FONT =
  "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

/** In a font of our own: what is installed differs, and so would what is read. */
const label = (calories: number) => `<style>@font-face { font-family: Label; font-weight: 200 800;
    src: url(data:font/woff2;base64,${readFileSync(FONT, "base64")}) }</style>
  <body style="margin:24px;width:560px;font:bold 34px Label;background:#fff">
  <div style="border:4px solid #000;padding:16px"><div style="font-size:64px">Nutrition Facts</div>
  <p>8 servings per container</p><p>Serving size 2/3 cup (55g)</p><hr>
  <p>Amount per serving</p><p style="font-size:60px">Calories ${calories}</p><hr>
  <p>Total Fat 8g 10%</p><p>Saturated Fat 1g 5%</p><p>Cholesterol 0mg 0%</p><p>Sodium 160mg 7%</p>
  <p>Total Carbohydrate 37g 13%</p><p>Dietary Fiber 4g 14%</p><p>Protein 3g</p></div></body>`;

/** A photo of a nutrition label, whose nutrients have 232 kcal. */
export async function labelPhoto(browser: Browser, calories = 230) {
  const page = await browser.newPage({ viewport: { width: 620, height: 1150 } });
  await page.setContent(label(calories));
  await page.evaluate(() => document.fonts.load("bold 34px Label"));
  const buffer = await page.screenshot({ type: "jpeg", quality: 90 });
  await page.close();
  return { name: "label.jpg", mimeType: "image/jpeg", buffer };
}
