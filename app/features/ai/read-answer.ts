import { attempt } from "~/platform/text";

type Said = { content?: unknown } | undefined;
type Completion = { choices?: { message?: Said; delta?: Said }[] } | undefined;

/** What a model said, from the body of a chat completion or from an event stream sent in its place; "" without words. */
export function saidIn(body: string): string {
  const whole = attempt(() => JSON.parse(body)) as Completion;
  if (whole !== undefined) return wordsOf(whole);
  const lines = body.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  return lines.map((line) => wordsOf(attempt(() => JSON.parse(line.slice("data:".length))))).join("");
}

function wordsOf(completion: Completion): string {
  const choice = completion?.choices?.[0];
  const content = choice?.message?.content ?? choice?.delta?.content;
  return typeof content === "string" ? content : "";
}

/** Objects that a text with more than JSON may hold; what follows the last of them is not read. */
const OBJECTS_MAX = 20;

/** The JSON of an answer: all of it, or each object in a text around it, without what a model thought aloud before. */
export function jsonsIn(said: string): unknown[] {
  const answer = said.split("</think>").at(-1) ?? "";
  if (answer.trimStart().startsWith("<think>")) return [];
  const whole = attempt(() => JSON.parse(answer)) as unknown;
  if (whole !== undefined) return [whole];
  const found: unknown[] = [];
  for (let from = answer.indexOf("{"), n = 0; from >= 0 && n < OBJECTS_MAX; n++) {
    const end = endOfObject(answer, from);
    // A brace that is never closed is half an answer: what stands in it is no whole one.
    if (end < 0) break;
    const json = attempt(() => JSON.parse(answer.slice(from, end))) as unknown;
    if (json !== undefined) found.push(json);
    from = answer.indexOf("{", end);
  }
  return found;
}

function endOfObject(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let i = from; i < text.length; i++) {
    const character = text[i];
    if (quoted && character === "\\") i++;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && character === "{") depth++;
    else if (!quoted && character === "}" && --depth === 0) return i + 1;
  }
  return -1;
}
