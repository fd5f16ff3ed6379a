import { expect, it, vi } from "vitest";
import { launchBuiltApp, PASSWORD, startBuiltApp, Visitor } from "../../support/app";

vi.setConfig({ testTimeout: 120_000 });

/** Without what differs between any two answers: nonces, keys of forms, moments, marks of Suspense behind the page. */
const plain = (text: string) =>
  text
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "a key")
    .replaceAll(/(madeAt|midnightInMs)\\",\d+/g, "$1")
    .replace(/<\/html>[\s\S]*$/, (end) => end.replaceAll(/<!--\/?\$-->/g, ""));

it("home's markup, data and headers are the same at once as by Remix", async () => {
  const app = await startBuiltApp();
  const byRemix = await launchBuiltApp({ ...app.env, REMIX_SHORTCUTS: "off" });
  const ann = new Visitor(app.url);

  async function answerOf(url: string, path: string) {
    const visitor = Object.assign(new Visitor(url), { cookies: new Map(ann.cookies) });
    const { status, text, headers, location } = await visitor.get(path);
    const names = [...headers.keys()].sort().filter((name) => !["etag", "date"].includes(name));
    const policy = headers.get("Content-Security-Policy")?.replace(/'nonce-[^']*'/, "");
    return {
      status,
      location,
      names,
      policy,
      type: headers.get("Content-Type"),
      text: plain(text).split(/(?=<)/),
    };
  }
  async function look(path: string, status = 200) {
    // Twice, for the first view of a part is still streamed.
    await answerOf(app.url, path);
    const [here, there] = [await answerOf(app.url, path), await answerOf(byRemix.url, path)];
    expect(here).toEqual(there);
    expect(here.status).toBe(status);
  }

  await look("/");
  await ann.post("/sign-up", { email: "ann@example.org", password: PASSWORD });
  ann.cookies.set("pp_prompted", "1");
  await look("/");
  for (const name of ["Soup </script><!-- &", "Crème 🍮\u2028"]) {
    const food = { name, calories: "100", carbs: "10", fats: "2", protein: "5", key: name };
    await ann.post("/eat/enter-value", food);
  }
  await look("/");
  ann.cookies.delete("pp_toast");
  for (const path of ["/", "/?date=2026-01-01", "/?eat=1", "/?done=1", "/?index", "/?_routes=root"])
    await look(path);
  await ann.post("/puzzles/magic_garden", { puzzle_id: "carrot" });
  await look("/");
  ann.cookies.delete("pp_toast");
  await look("/");
  ann.cookies.delete("pp_prompted");
  await look("/", 302);
  await ann.post("/log-out");
  await look("/?eat=1", 302);
});
