import { readdirSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { faults, says, sends, startFakeOpenAi } from "../../support/fake-openai";
import { fieldsOf, RouteBrowser } from "../../support/routes";

const openAi = await startFakeOpenAi();
const { key, baseUrl, model, visionModel } = openAi.settings;
Object.assign(process.env, {
  AI_ENGINE: "openai",
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: model,
  OPENAI_VISION_MODEL: visionModel,
  AI_TIMEOUT_MS: "1000",
});
await import("../../support/route-env");
const { call, person } = await import("../../support/api");
const signUp = await import("~/routes/_front.sign-up");
const plate = await import("~/routes/_front.eat.plate");
const describeFood = await import("~/routes/_front.eat.describe");
const home = await import("~/routes/_front._index");
const whatLeaves = await import("~/routes/what-leaves");
const { store } = await import("~/platform/boot.server");

const ann = new RouteBrowser();
const output = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeAll(async () => {
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
});

const food = (name: string, grams: number, given = {}) => ({
  name,
  table_name: name.toLowerCase(),
  grams,
  portion: "a heap",
  portion_given: true,
  emoji: "🍚",
  calories: 130,
  carbs: 28,
  protein: 2.7,
  fats: 0.3,
  ...given,
});
const RIGHT = { foods: [food("White rice", 150), food("Khachapuri", 300)], unrecognised: [] };
beforeEach(() => openAi.replies(sends(says(RIGHT))));

const picture = (width = 3000, height = 2000) =>
  sharp({ create: { width, height, channels: 3, background: "#c96" } });
const file = (bytes: Uint8Array | string, name = "plate.jpg") =>
  new File([bytes as BlobPart], name, { type: "image/jpeg" });
const jpeg = async () => file(await picture().jpeg().toBuffer());

function form(photos: (File | string)[], description?: string) {
  const sent = new FormData();
  for (const photo of photos) sent.append("photos", photo);
  if (description !== undefined) sent.set("description", description);
  return sent;
}
const send = async (photos: (File | string)[], description?: string) =>
  ann.post(plate, "/eat/plate", form(photos, description));

type Part = { type: string; text?: string; image_url?: { url: string } };
const contentOf = (i = 0): Part[] => JSON.parse(openAi.requests[i]?.text ?? "{}").messages[1].content;

describe("photos of a plate", () => {
  it("become a review in which every part is an estimate, and are logged as one", async () => {
    const { status, data } = await send([await jpeg()]);
    expect(status).toBe(200);
    expect(data).toMatchObject({ step: "food", description: "", when: {} });
    expect(data.review).toMatchObject({ name: "White rice & khachapuri", provenance: { engine: "ai" } });
    const sent = { ...fieldsOf(data.review) };
    const logged = await ann.post(describeFood, "/eat/describe?step=food", sent);
    expect(logged.status).toBe(303);
    const rows = await store.read.select().from(store.read.t.food);
    expect(rows.map(({ name, estimated }) => [name, Boolean(estimated)])).toEqual([
      ["White rice & khachapuri", true],
    ]);
    const parts = (rows[0]?.parts ?? []) as { estimated: boolean }[];
    expect(parts.map(({ estimated }) => estimated)).toEqual([true, true]);
  });

  it("go to the model that sees, small, upright and without what the camera wrote into them", async () => {
    const upright = await picture(3000, 2000)
      .withExif({ IFD0: { Make: "canary-camera" }, IFD3: { GPSLatitude: "52/1 0/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await send([file(upright, "canary-name.jpg"), await jpeg()], "rice from the canary-shop");
    const { model: sentTo } = JSON.parse(openAi.requests[0]?.text ?? "{}");
    expect(sentTo).toBe(visionModel);
    const [words, ...images] = contentOf();
    expect(JSON.parse(words?.text ?? "")).toEqual({ description: "rice from the canary-shop" });
    expect(images).toHaveLength(2);
    expect(openAi.requests[0]?.text).not.toMatch(/canary-name|ann@example/);
    const [sizes, ...others] = await Promise.all(
      images.map(async ({ image_url }) => {
        const bytes = Buffer.from(image_url?.url.split(",")[1] ?? "", "base64");
        expect(bytes.toString("latin1")).not.toContain("canary-camera");
        const { width, height, exif } = await sharp(bytes).metadata();
        expect(exif).toBeUndefined();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([853, 1280]);
    expect(others).toEqual([[1280, 853]]);
  });

  it("are overruled by the words beside them", async () => {
    const { data } = await send([await jpeg()], "220 g rice, fried in 1 tbsp olive oil");
    const rows = data.review.rows.map(({ name, amount, unit }: Record<string, string>) => [
      name,
      amount,
      unit,
    ]);
    expect(rows).toEqual([
      ["White rice", "220", "g"],
      ["Khachapuri", "300", "g"],
      ["Olive oil", "14", "g"],
    ]);
    expect(openAi.requests[0]?.text).toContain("The description wins");
  });

  it("with words leave no meal that the same words would bring back", async () => {
    const { data } = await send([await jpeg()], "lunch at the river");
    const sent = { ...fieldsOf(data.review, "river") };
    expect((await ann.post(describeFood, "/eat/describe?step=food", sent)).status).toBe(303);
    expect(await store.read.select().from(store.read.t.confirmed_meal)).toEqual([]);
  });

  it("are not stored, and no word of them is in the log", async () => {
    const written = vi.spyOn(console, "log");
    const everything = () => readdirSync(process.env.DATA_DIR ?? "", { recursive: true }).sort();
    const before = everything();
    await send([await jpeg()], "canary words");
    expect(everything()).toEqual(before);
    expect(written).not.toHaveBeenCalled();
    expect(output.mock.calls.flat().join()).not.toContain("canary");
  });

  it("go back to their words", async () => {
    const back = await ann.post(plate, "/eat/plate?step=words", { description: "no butter" });
    expect(back).toMatchObject({ status: 200, data: { step: "plate", description: "no butter" } });
    expect(await ann.post(plate, "/eat/plate?step=words", {})).toMatchObject({ data: { step: "plate" } });
  });
});

describe("what is no plate", () => {
  const NONE = "Choose a photo first.";
  const bomb = () => picture(16_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
  const cases: [
    what: string,
    photos: () => Promise<(File | string)[]>,
    status: number,
    said: RegExp | string,
  ][] = [
    ["nothing", async () => [], 400, NONE],
    ["an empty field, as browsers send it", async () => [new File([], "")], 400, NONE],
    ["a text", async () => ["plate.jpg"], 400, NONE],
    ["five photos", async () => Array(5).fill(await jpeg()), 400, "Up to 4 photos of one meal, please."],
    ["a PDF", async () => [file("%PDF-1.7\n%canary", "plate.pdf")], 415, /JPEG, PNG or WebP/],
    ["one PDF of two", async () => [await jpeg(), file("%PDF-1.7\n")], 415, /JPEG, PNG or WebP/],
    [
      "half a photo",
      async () => [file((await picture().jpeg().toBuffer()).subarray(0, 400))],
      400,
      /damaged/,
    ],
    ["a bomb of 192 megapixels", async () => [file(await bomb())], 413, /too large/],
    ["a photo of more than 8 MB", async () => [file(new Uint8Array(8 * 1024 * 1024 + 1))], 413, /too large/],
  ];
  it.each(cases)(
    "%s is refused, and its words stay",
    async (_, photos, status, said) => {
      const answer = await send(await photos(), "two eggs");
      expect(answer.status).toBe(status);
      expect(answer.data).toMatchObject({ step: "plate", description: "two eggs" });
      const problems = Object.values(answer.data.problems).flat();
      expect(problems).toEqual([typeof said === "string" ? said : expect.stringMatching(said)]);
      expect(openAi.requests).toHaveLength(0);
    },
    30_000,
  );

  it("too long a text is refused at its field", async () => {
    const answer = await send([await jpeg()], "egg ".repeat(300));
    expect(answer).toMatchObject({
      status: 400,
      data: { problems: { description: ["Use up to 1,000 characters"] } },
    });
  });

  it("photos without food are no failure", async () => {
    openAi.replies(sends(says({ foods: [], unrecognised: [] })));
    const answer = await send([await jpeg()], "my desk");
    expect(answer.status).toBe(400);
    expect(answer.data.problems[""]).toEqual([expect.stringMatching(/^No food was recognized/)]);
  });
});

describe("a model that fails", () => {
  const failures = Object.entries(faults(RIGHT, openAi.elsewhere.url));
  it.each(failures)(
    "with %s: the page says so and keeps the words",
    async (_, { reply }) => {
      openAi.replies(reply);
      const answer = await send([await jpeg()], "two eggs");
      expect(answer.status).toBe(503);
      expect(answer.data).toMatchObject({ step: "plate", description: "two eggs" });
      expect(answer.data.problems[""]).toEqual([
        "The AI service didn’t answer. Try again in a minute, or continue with just the words.",
      ]);
      // So that the next one is tried again.
      openAi.replies(sends(says(RIGHT)));
      await vi.waitFor(async () => expect((await send([await jpeg()])).status).toBe(200));
    },
    30_000,
  );

  const text = JSON.stringify(RIGHT);
  it.each([
    ["fenced", `\`\`\`json\n${text}\n\`\`\``],
    ["in a text around it", `Here you are:\n${text}\nEnjoy!`],
    ["after its thoughts", `<think>rice?</think>${text}`],
  ])("but answers %s is understood", async (_, said) => {
    openAi.replies(sends(says(said)));
    expect((await send([await jpeg()])).data.step).toBe("food");
  });

  it("and its words go on as Describe reads them", async () => {
    openAi.replies(sends("", 500));
    const { data } = await ann.post(describeFood, "/eat/describe", { description: "a banana" });
    expect(data.review.name).toBe("Banana");
  });
});

describe("a program", () => {
  it("reads a plate as it reads a description, and logs it as it is", async () => {
    const { token } = await person();
    const read = await call("POST", "/api/ai/parse/plate", {
      token,
      raw: form([await jpeg()], "220 g rice"),
    });
    expect(read.status).toBe(200);
    expect(read.data).toMatchObject({ name: "White rice & khachapuri", engine: "ai", unrecognised: [] });
    expect(read.data.parts.map(({ estimated }: { estimated: boolean }) => estimated)).toEqual([true, true]);
    const { name, emoji, nutrition, parts } = read.data;
    const logged = await call("POST", "/api/food", { token, body: { name, emoji, nutrition, parts } });
    expect(logged.data).toMatchObject({ estimated: true, parts });
  });

  it("learns what is wrong", async () => {
    const { token } = await person();
    const answers = [
      await call("POST", "/api/ai/parse/plate", { raw: form([await jpeg()]) }),
      await call("POST", "/api/ai/parse/plate", { token, raw: form([]) }),
      await call("POST", "/api/ai/parse/plate", { token, raw: form(Array(5).fill(await jpeg())) }),
      await call("POST", "/api/ai/parse/plate", { token, raw: form([file("%PDF")]) }),
      await call("POST", "/api/ai/parse/plate", { token, body: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 400, 400, 415, 415]);
    expect(answers[2]?.error).toBe("Up to 4 photos of one meal, please.");
    openAi.replies(sends("", 500));
    const missed = await call("POST", "/api/ai/parse/plate", { token, raw: form([await jpeg()]) });
    expect([missed.status, missed.json.code, missed.headers.get("retry-after")]).toEqual([
      503,
      "unavailable",
      "1",
    ]);
  });
});

it("Eat leads there, and a public page says that the photos leave", async () => {
  expect((await ann.get(home, "/?eat=1")).data.eat.plate).toBe(true);
  expect((await ann.get(plate, "/eat/plate?date=2026-01-02")).data.day).toMatchObject({ date: "2026-01-02" });
  const { rows } = whatLeaves.loader();
  expect(rows.find(({ what }) => what.startsWith("Photos of a plate"))?.to).toMatch(/^The AI service/);
});
