import sharp from "sharp";
import { z } from "zod";
import {
  type AiClient,
  AiFailure,
  type AiQuestion,
  type AiSettings,
  askService,
  makeClient,
  remedyOf,
} from "~/features/ai/ask.server";
import { MEAL_INSTRUCTIONS, mealAnswer } from "~/features/meals/reader.server";
import { OperatorError } from "~/platform/operator-error";
import { cappedFetch } from "~/platform/outgoing.server";
import { readSettings } from "~/platform/settings/settings.server";
import { attempt } from "~/platform/text";
import { say } from "./with-store.server";

const MEAL = "two eggs and 100 g of bread";
const COLOURS = ["red", "green", "blue", "yellow", "black", "white"] as const;
const SHOWN = "green";
const PICTURE_PX = 256;
const LIST_MAX_MS = 4000;
const LISTED_MAX = 12;

/** Asks the AI service what this server asks it. Throws OperatorError when it can't be used as it is set. */
export async function checkAi() {
  const { ai } = readSettings(process.env);
  if (!ai)
    return say(
      "No AI service is set: meals and labels are read on this server. OPENAI_API_KEY, or AI_ENGINE=openai with OPENAI_BASE_URL, sets one.",
    );
  say(`Address: ${ai.baseUrl}`);
  const client = await makeClient(ai);
  const text = await tried(client, "Text", "OPENAI_MODEL", mealQuestion(ai));
  const photo = await tried(client, "Photo", "OPENAI_VISION_MODEL", await photoQuestion(ai));
  const failed = [text, photo].filter((worked) => !worked).length;
  if (failed > 0) throw new OperatorError(failed === 2 ? "Neither works." : "One of them does not work.");
}

const mealQuestion = ({ model }: AiSettings): AiQuestion<unknown> => ({
  name: "meal",
  instructions: MEAL_INSTRUCTIONS,
  content: JSON.stringify({ description: MEAL }),
  answer: mealAnswer.refine(({ foods }) => foods.length > 0),
  model,
});

async function photoQuestion({ visionModel }: AiSettings): Promise<AiQuestion<unknown>> {
  const create = { width: PICTURE_PX, height: PICTURE_PX, channels: 3, background: SHOWN } as const;
  const picture = (await sharp({ create }).jpeg().toBuffer()).toString("base64");
  return {
    name: "colour",
    instructions: "The user's message is a picture of one plain colour. Name the colour.",
    content: [{ type: "image_url", image_url: { url: `data:image/jpeg;base64,${picture}`, detail: "low" } }],
    answer: z.strictObject({ colour: z.enum(COLOURS) }),
    model: visionModel,
  };
}

async function tried(client: AiClient, what: string, setting: string, question: AiQuestion<unknown>) {
  const since = performance.now();
  const { model } = question;
  try {
    const { answer, form } = await askService(client, question, () => performance.now());
    const { colour = SHOWN } = answer as { colour?: string };
    if (colour !== SHOWN) {
      say(
        `${what}: ${model} called a ${SHOWN} picture ${colour}. Set ${setting} to a model that sees pictures.`,
      );
      return false;
    }
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    say(`${what}: ${model} works, asked for ${form}, in ${seconds} s.`);
    return true;
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    const { status = 0 } = error;
    const remedy =
      status === 404
        ? await whatIsThere(client.settings, model, setting)
        : status >= 400 && status < 429 && status !== 401 && status !== 403
          ? `Set ${setting} to a model that takes this, or look into the log of the service.`
          : remedyOf(error, client.settings).replace("OPENAI_MODEL", setting);
    say(`${what}: ${model} does not work: ${error.message}. ${remedy}`);
    return false;
  }
}

async function whatIsThere(settings: AiSettings, model: string, setting: string): Promise<string> {
  const { baseUrl } = settings;
  const models = await modelsAt(baseUrl, settings);
  if (models?.includes(model)) return `It lists ${model}, but does not answer for it. Look into its log.`;
  if (models)
    return `Set ${setting} to one of its models: ${models.slice(0, LISTED_MAX).join(", ") || "it has none yet"}.`;
  for (const address of nearby(baseUrl))
    if (await modelsAt(address, settings))
      return `Set OPENAI_BASE_URL to ${address}, where a service answers.`;
  return `Nothing is at ${baseUrl}/chat/completions. Set OPENAI_BASE_URL to the address of the service, which mostly ends in /v1.`;
}

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Far more than any service lists. */
const LIST_MAX_BYTES = 1_000_000;
const listFetch = cappedFetch(LIST_MAX_BYTES);

async function modelsAt(address: string, { key }: AiSettings): Promise<string[] | undefined> {
  const headers = { accept: "application/json", ...(key && { authorization: `Bearer ${key}` }) };
  const signal = AbortSignal.timeout(LIST_MAX_MS);
  const answer = await listFetch(`${address}/models`, { headers, signal, redirect: "error" })
    .then((response) => (response.ok ? response.text() : ""))
    .catch(() => "");
  return modelList.safeParse(attempt(() => JSON.parse(answer))).data?.data.map(({ id }) => id);
}

/** What was probably meant by an address with a part too many, or without its last. */
function nearby(address: string): string[] {
  const start = address.replace(/(?:\/v1|\/chat\/completions|\/api)+\/?$/, "").replace(/\/$/, "");
  return [`${start}/v1`, start, `${start}/api/v1`].filter((near) => near !== address);
}
