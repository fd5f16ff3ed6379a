import { expect, test, vi } from "vitest";
import { startBuiltApp, Visitor } from "./support/app";

// Two servers start, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const EMAIL = "ann@example.org";
const PASSWORD = "carrots-before-noon";
const SOUP = { name: "Lentil soup", nutrition: { calories: 120, carbs: 10, fats: 4.5, protein: 6 } };

/** The status, type and, of calls, the fields of answers to the same requests in the same order. */
async function answersOf(shortcuts: "on" | "off") {
  const app = await startBuiltApp({ REMIX_SHORTCUTS: shortcuts });
  const ann = new Visitor(app.url);
  // A program sends no cookie.
  const program = new Visitor(app.url);
  const call = (path: string, body: unknown, headers = {}) =>
    program.send(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  await ann.post("/sign-up", { email: EMAIL, password: PASSWORD });
  const token = await call("/api/auth/token", { email: EMAIL, password: PASSWORD });
  const bearer = { Authorization: `Bearer ${JSON.parse(token.text).data.access_token}` };
  const answers = {
    token,
    landing: await new Visitor(app.url).get("/"),
    health: await ann.get("/healthz"),
    page: await ann.get("/account"),
    pageData: await ann.get("/account.data"),
    logIn: await new Visitor(app.url).post("/log-in", { email: EMAIL, password: PASSWORD }),
    wrongPassword: await new Visitor(app.url).post("/log-in", { email: EMAIL, password: "wrong" }),
    missing: await ann.get("/no-such-page"),
    food: await call("/api/food", SOUP, bearer),
    badFood: await call("/api/food", { name: 7 }, bearer),
    home: await program.get("/api/home", { headers: bearer }),
    head: await program.send("/api/home", { method: "HEAD", headers: bearer }),
    stranger: await program.get("/api/user"),
    wrongMethod: await program.send("/api/home", { method: "DELETE", headers: bearer }),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, { status, text, headers, location }]) => {
      const type = headers.get("Content-Type");
      const isCall = type === "application/json" && text !== "";
      return [name, { status, type, location, ...(isCall && shapeOf(JSON.parse(text))) }];
    }),
  );
}

const shapeOf = ({ success, data, error }: { success: boolean; data: object | null; error: unknown }) => ({
  success,
  error,
  fields: data && Object.keys(data),
});

test("pages and calls answer alike with the shortcuts around Remix and without", async () => {
  const [on, off] = [await answersOf("on"), await answersOf("off")];
  expect(on).toMatchObject({
    landing: { status: 200 },
    health: { status: 200 },
    page: { status: 200 },
    food: { status: 200, success: true },
    badFood: { status: 400, success: false },
    stranger: { status: 401 },
    wrongMethod: { status: 405 },
  });
  expect(off).toEqual(on);
});
