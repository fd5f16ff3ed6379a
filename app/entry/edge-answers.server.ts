import { AVATAR_MAX_BYTES, AVATAR_MESSAGES } from "~/features/account/picture/avatar";
import { API_MESSAGES, errorAnswer, toResponse } from "~/features/api/answer";
import { PHOTOS_MAX, PLATE_MESSAGES } from "~/features/eat/plate/plate";
import { IMPORT_MAX_BYTES, IMPORT_REFUSALS } from "~/features/imports/messages";
import { LABEL_MESSAGES } from "~/features/label/label-reading";
import { PHOTO_MAX_BYTES } from "~/features/label/photo.island";
import { TOO_LARGE } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";

type BodyLimit = { maxBytes: number; tooLarge?: string; shownBy?: string; strangersBytes?: number };

const FIELDS_MAX_BYTES = 64 * 1024;

/** Twice the limit, so that a slightly larger photo is refused at its field with the form still filled in. */
const AVATAR: BodyLimit = {
  maxBytes: 2 * AVATAR_MAX_BYTES + FIELDS_MAX_BYTES,
  tooLarge: AVATAR_MESSAGES.tooLarge,
  strangersBytes: 0,
};
const LABEL: BodyLimit = {
  maxBytes: PHOTO_MAX_BYTES + FIELDS_MAX_BYTES,
  tooLarge: LABEL_MESSAGES.photoTooLarge,
  strangersBytes: 0,
};

const PLATE: BodyLimit = {
  maxBytes: PHOTOS_MAX * PHOTO_MAX_BYTES + FIELDS_MAX_BYTES,
  tooLarge: PLATE_MESSAGES.tooLarge,
  strangersBytes: 0,
};

const IMPORT: BodyLimit = {
  maxBytes: IMPORT_MAX_BYTES + FIELDS_MAX_BYTES,
  tooLarge: IMPORT_REFUSALS.tooLarge,
  strangersBytes: 0,
};

const MEAL: BodyLimit = { maxBytes: 2 * FIELDS_MAX_BYTES };

const PAGES: Record<string, BodyLimit> = {
  "routes/_front.eat.plate": PLATE,
  "routes/_front.recipes": IMPORT,
  "routes/account.profile": AVATAR,
  "routes/account_.data_.import": IMPORT,
  "routes/eat.scan-label": LABEL,
  "routes/puzzles.mine": AVATAR,
};

export const bodyLimits = ({ aiAnonymous }: Pick<Settings, "aiAnonymous">): Record<string, BodyLimit> => ({
  "routes/_front.eat.describe": MEAL,
  ...Object.fromEntries(Object.entries(PAGES).map(([id, limit]) => [id, { ...limit, shownBy: TOO_LARGE }])),
  "routes/api.ai.parse.food": aiAnonymous === "on" ? { ...LABEL, strangersBytes: 2 * LABEL.maxBytes } : LABEL,
  "routes/api.ai.parse.plate": PLATE,
  "routes/api.imports": IMPORT,
  "routes/api.recipes.import": IMPORT,
});

const headers = { Allow: "GET, HEAD" };

export function asWrongMethod(request: Request, response: Response): Response {
  if (response.status !== 405 || response.headers.has("Allow")) return response;
  if (!response.headers.has("X-Remix-Error")) {
    response.headers.set("Allow", headers.Allow);
    return response;
  }
  if (new URL(request.url).pathname.startsWith("/api/"))
    return toResponse(errorAnswer(405, API_MESSAGES.wrongMethod, headers));
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${API_MESSAGES.wrongMethod}\n`, { status: 405, headers: { ...headers, ...type } });
}
