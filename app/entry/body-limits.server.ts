import { AVATAR_MESSAGES } from "~/features/account/avatar/avatar-messages";
import { AVATAR_MAX_BYTES } from "~/features/account/avatar/avatar-rules";
import { IMPORT_MAX_BYTES } from "~/features/imports/limits";
import { IMPORT_REFUSALS } from "~/features/imports/refusals";
import { LABEL_MESSAGES } from "~/features/label/messages";
import { PHOTO_MAX_BYTES } from "~/features/label/photo/photo-size";

type BodyLimit = { maxBytes: number; tooLarge?: string };

const FIELDS_MAX_BYTES = 64 * 1024;

/** Twice the limit, so that a slightly larger photo is refused at its field with the form still filled in. */
const AVATAR: BodyLimit = {
  maxBytes: 2 * AVATAR_MAX_BYTES + FIELDS_MAX_BYTES,
  tooLarge: AVATAR_MESSAGES.tooLarge,
};
const LABEL: BodyLimit = {
  maxBytes: PHOTO_MAX_BYTES + FIELDS_MAX_BYTES,
  tooLarge: LABEL_MESSAGES.photoTooLarge,
};

const IMPORT: BodyLimit = {
  maxBytes: IMPORT_MAX_BYTES + FIELDS_MAX_BYTES,
  tooLarge: IMPORT_REFUSALS.tooLarge,
};

const MEAL: BodyLimit = { maxBytes: 2 * FIELDS_MAX_BYTES };

export const BODY_LIMITS: Record<string, BodyLimit> = {
  "routes/_front.eat.describe": MEAL,
  "routes/account.profile": AVATAR,
  "routes/eat.scan-label": LABEL,
  "routes/puzzles.mine": AVATAR,
  "routes/api.ai.parse.food": LABEL,
  "routes/account_.data_.import": IMPORT,
  "routes/api.imports": IMPORT,
};
