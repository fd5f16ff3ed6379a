import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import type { Provenance } from "../../app/features/review/review";
import { ProvenanceNote } from "../../app/features/review/review-form";
import { says, sends, startFakeOpenAi } from "../support/fake-openai";
import { RouteBrowser } from "../support/routes";

const openAi = await startFakeOpenAi();
const { key, baseUrl, model } = openAi.settings;
Object.assign(process.env, {
  AI_ENGINE: "openai",
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: model,
});
await import("../support/route-env");
const signUp = await import("~/routes/_front.sign-up");
const describe = await import("~/routes/_front.eat.describe");
const whatLeaves = await import("~/routes/what-leaves");

const ann = new RouteBrowser();
const output = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeAll(async () => {
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
});

const noteText = (provenance: Provenance) =>
  renderToStaticMarkup(createElement(ProvenanceNote, { provenance, rereadForm: "f" }));

const kubdari = {
  name: "Kubdari",
  table_name: "kubdari",
  grams: 300,
  portion: "a plate",
  portion_given: true,
  emoji: "🍟",
  calories: 220,
  carbs: 22,
  protein: 6,
  fats: 12,
};

it("a described meal is read by the AI service, and the page says so", async () => {
  openAi.replies(sends(says({ foods: [kubdari], unrecognised: [] })));
  const { data } = await ann.post(describe, "/eat/describe", { description: "a plate of kubdari" });
  const { name, totals, rows, provenance } = data.review;
  const values = { name: "Kubdari", calories: "660", carbs: "66", fats: "36", protein: "18" };
  expect({ name, ...totals }).toEqual(values);
  expect(rows).toMatchObject([
    { ref: null, amount: "300", unit: "g", food: { source: "AI estimate (small-model)" } },
  ]);
  expect(noteText(provenance)).toContain("Read by an AI service.");
  expect(openAi.requests[0]?.text).not.toContain("ann@example.org");
});

it("by this server when the service is down, and the page says that", async () => {
  openAi.replies(sends("", 500));
  const { data } = await ann.post(describe, "/eat/describe", { description: "a banana" });
  expect(data.review.name).toBe("Banana");
  expect(noteText(data.review.provenance)).toContain("The AI service didn’t answer, so this server read it.");
  expect(output.mock.calls.flat().join()).not.toMatch(/banana|sk-/);
});

it("and the form says what is no food", async () => {
  openAi.replies(sends(says({ foods: [], unrecognised: ["a bicycle"] })));
  const { status, data } = await ann.post(describe, "/eat/describe", { description: "a bicycle" });
  expect(status).toBe(400);
  expect(data.lastResult.error[""]).toEqual(["Food description not recognized"]);
});

it("a public page says that the words go there, and shows no key", () => {
  const { rows } = whatLeaves.loader();
  expect(rows[0]?.to).toBe("The AI service at an address in this server's own network");
  expect(JSON.stringify(rows)).not.toContain(key);
});
