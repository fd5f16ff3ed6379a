import { AVATAR_MESSAGES } from "~/features/account/avatar/avatar-messages";
import { AVATAR_MAX_BYTES } from "~/features/account/avatar/avatar-rules";
import { LABEL_MESSAGES } from "~/features/label/messages";
import { PHOTO_MAX_BYTES } from "~/features/label/photo-size";

type BodyLimit = { maxBytes: number; tooLarge?: string };

/** What a form has beside its picture; the edge's limit for every other body. */
const FIELDS_MAX_BYTES = 64 * 1024;

/** Twice what is taken: a photo of that size is refused (413) at its field, and the form stays filled in. */
const AVATAR: BodyLimit = {
  maxBytes: 2 * AVATAR_MAX_BYTES + FIELDS_MAX_BYTES,
  tooLarge: AVATAR_MESSAGES.tooLarge,
};
const LABEL: BodyLimit = {
  maxBytes: PHOTO_MAX_BYTES + FIELDS_MAX_BYTES,
  tooLarge: LABEL_MESSAGES.photoTooLarge,
};

/** Twenty foods and a description, all as long as they may be and in a script whose letters are sent as nine each. */
const MEAL: BodyLimit = { maxBytes: 2 * FIELDS_MAX_BYTES };

/** The addresses, by route, whose bodies may be larger than the usual; a picture has the rest of its form around it. */
export const BODY_LIMITS: Record<string, BodyLimit> = {
  "routes/_front.eat.describe": MEAL,
  "routes/account.profile": AVATAR,
  "routes/eat.scan-label": LABEL,
  "routes/api.ai.parse.food": LABEL,
};
