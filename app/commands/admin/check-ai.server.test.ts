import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Reply, says, sends, silence, startFakeOpenAi } from "../../../tests/support/fake-openai";
import { checkAi } from "./check-ai.server";

const openAi = await startFakeOpenAi();
const { baseUrl } = openAi.settings;
const KEY = "sk-the-key-of-the-operator";
let said = "";

beforeEach(() => {
  said = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  set({});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function set(change: Record<string, string>) {
  const usual = {
    BASE_URL: "",
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: baseUrl,
    OPENAI_MODEL: "small",
    OPENAI_VISION_MODEL: "seeing",
  };
  for (const [name, value] of Object.entries({ ...usual, ...change })) vi.stubEnv(name, value);
}

const egg = {
  name: "Egg",
  table_name: "egg",
  grams: 100,
  portion: "2",
  portion_given: true,
  emoji: "🥚",
  calories: 143,
  carbs: 1,
  protein: 13,
  fats: 9,
};
const meal = says({ foods: [egg], unrecognised: [] });
const MODELS = JSON.stringify({ data: [{ id: "qwen3:8b" }, { id: "small" }] });
const NO_MODEL = JSON.stringify({ error: { message: 'model "x" not found, try pulling it first' } });

type Service = { models?: string; colour?: string; text?: Reply; photo?: Reply; at?: string };

/** A service that answers as the test says, at one address only. */
const service =
  ({ models = MODELS, colour = "green", text = sends(meal), photo, at = "/v1" }: Service): Reply =>
  (response) => {
    const { path = "", text: body } = openAi.requests.at(-1) ?? {};
    if (path === `${at}/models`) return sends(models)(response);
    if (path !== `${at}/chat/completions`) return sends("404 page not found", 404)(response);
    if (JSON.parse(body ?? "{}").model === "seeing") return (photo ?? sends(says({ colour })))(response);
    return text(response);
  };

const run = async (made: Service) => {
  openAi.replies(service(made));
  const failed = await checkAi().then(
    () => "",
    (error: Error) => error.message,
  );
  expect(said).not.toContain(KEY);
  return failed;
};

it("says that all is well, and in which form", async () => {
  expect(await run({})).toBe("");
  expect(said).toMatch(
    new RegExp(
      `^Address: ${baseUrl}\nText: small works, asked for json_schema, in [\\d.]+ s.\nPhoto: seeing works, asked for json_schema, in [\\d.]+ s.\n$`,
    ),
  );
});

it("names a model that isn't there, and those that are", async () => {
  expect(await run({ photo: sends(NO_MODEL, 404) })).toBe("One of them does not work.");
  expect(said).toContain(
    "Photo: seeing does not work: status 404. Set OPENAI_VISION_MODEL to one of its models: qwen3:8b, small.",
  );
});

it("reads no endless list of models", async () => {
  const models = JSON.stringify({ data: Array.from({ length: 100_000 }, (_, n) => ({ id: `model-${n}` })) });
  expect(await run({ models, photo: sends(NO_MODEL, 404) })).toBe("One of them does not work.");
  expect(said).not.toContain("model-1");
});

it.each([
  ["/v1/v1", "/v1"],
  ["", "/v1"],
  ["/v1/chat/completions", "/v1"],
  ["/v1", "/api/v1"],
])("finds the service when the address ends in %j instead of %j", async (wrong, at) => {
  set({ OPENAI_BASE_URL: baseUrl.replace(/\/v1$/, wrong) });
  expect(await run({ at })).toBe("Neither works.");
  expect(said).toContain(`Set OPENAI_BASE_URL to ${baseUrl.replace(/\/v1$/, at)}, where a service answers.`);
});

it("says what to do when a model takes no pictures", async () => {
  const photo = sends(JSON.stringify({ error: { message: "this model does not support images" } }), 400);
  expect(await run({ photo })).toBe("One of them does not work.");
  expect(said).toContain(
    "Photo: seeing does not work: status 400. Set OPENAI_VISION_MODEL to a model that takes this,",
  );
});

it("names a model that sees nothing", async () => {
  expect(await run({ colour: "red" })).toBe("One of them does not work.");
  expect(said).toContain(
    "Photo: seeing called a green picture red. Set OPENAI_VISION_MODEL to a model that sees pictures.",
  );
});

it.each<[string, Reply, string]>([
  ["a key", sends("{}", 401), "status 401. Set OPENAI_API_KEY to a key that this service takes."],
  ["time", silence, "no answer in time. Set AI_TIMEOUT_MS above 1000, or take a faster model."],
  [
    "JSON",
    sends(says("Eggs!")),
    "an answer that was not as asked for. Set OPENAI_MODEL to a model that answers in JSON.",
  ],
  ["an address", sends("<!doctype html><p>Log in</p>"), "a web page, not an answer. Set OPENAI_BASE_URL to"],
])("says that %s is missing", async (_, text, sentence) => {
  set({ AI_TIMEOUT_MS: "1000" });
  expect(await run({ text })).toBe("One of them does not work.");
  expect(said).toContain(`Text: small does not work: ${sentence}`);
});

it("says that nothing listens, and that no service is set", async () => {
  set({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1" });
  expect(await run({})).toBe("Neither works.");
  expect(said).toContain("no connection. Start the service, or set OPENAI_BASE_URL to where it is.");
  said = "";
  set({ OPENAI_BASE_URL: "http://service.invalid/v1" });
  expect(await run({})).toBe("Neither works.");
  expect(said).toContain("no connection: no server has that name. Start the service,");
  said = "";
  set({ OPENAI_BASE_URL: baseUrl.replace("http:", "https:") });
  expect(await run({})).toBe("Neither works.");
  expect(said).toContain("it does not speak https. Set OPENAI_BASE_URL to its address with http.");
  set({ OPENAI_API_KEY: "", OPENAI_BASE_URL: "" });
  expect(await run({})).toBe("");
  expect(said).toContain("No AI service is set: meals and labels are read on this server.");
});
