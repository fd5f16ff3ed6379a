import { Refusal } from "~/http/refusal";

const NOT_JSON = "Send the body as JSON, with Content-Type: application/json.";
const BAD_JSON = "The body is not valid JSON.";

/** The bearer token that a request presents, "" for an empty one; undefined when it presents none. */
export function bearerOf(request: Request): string | undefined {
  const [scheme, token = ""] = (request.headers.get("Authorization") ?? "").trim().split(/\s+/);
  return scheme?.toLowerCase() === "bearer" ? token : undefined;
}

const JSON_DEPTH_MAX = 10;

/** Whether a JSON text nests deeper than 10. Looks before anything is parsed: depth is what makes parsing slow. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (inString) {
      if (letter === "\\") i++;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === "[" || letter === "{") {
      if (++depth > JSON_DEPTH_MAX) return true;
    } else if (letter === "]" || letter === "}") depth--;
  }
  return false;
}

/** The JSON that a request carries; undefined when it has no body. Throws Refusal: 415 for anything else than JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("Content-Type");
  if (type !== null && !/^application\/json\s*(?:;|$)/i.test(type)) throw new Refusal(415, NOT_JSON);
  const text = await request.text();
  if (text === "") return undefined;
  if (type === null) throw new Refusal(415, NOT_JSON);
  if (isTooDeep(text)) throw new Refusal(400, BAD_JSON);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, BAD_JSON);
  }
}
