import { Refusal } from "~/http/refusal";
import { isTooDeep } from "./json-depth";
import { API_MESSAGES } from "./messages";

/** The JSON that a request carries; undefined when it has no body. Throws Refusal: 415 for anything else than JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("Content-Type");
  if (type !== null && !/^application\/json\s*(?:;|$)/i.test(type))
    throw new Refusal(415, API_MESSAGES.notJson);
  const text = await request.text();
  if (text === "") return undefined;
  if (type === null) throw new Refusal(415, API_MESSAGES.notJson);
  if (isTooDeep(text)) throw new Refusal(400, API_MESSAGES.badJson);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, API_MESSAGES.badJson);
  }
}
