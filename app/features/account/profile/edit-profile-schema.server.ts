import { z } from "zod";
import { cleanText } from "~/platform/text/clean-text";
import { graphemeCount } from "~/platform/text/grapheme-count";
import { AVATAR_MESSAGES } from "../avatar/avatar-messages";
import { ACCOUNT_MESSAGES } from "../messages";
import { NAME_MAX } from "./read-profile";
import { seenSchema } from "./seen-schema.server";

const name = z
  .string(ACCOUNT_MESSAGES.fieldEmpty)
  .max(200, { error: ACCOUNT_MESSAGES.nameTooLong, abort: true })
  .transform(cleanText)
  .refine((text) => graphemeCount(text) <= NAME_MAX, { error: ACCOUNT_MESSAGES.nameTooLong });

const typed = z.string().max(200).optional();

/** The 'Edit Profile' form. Zoom and edges are read by `readCrop`. An empty file field gives nothing. */
export const editProfileSchema = z.object({
  nickname: name.refine((text) => text !== "", { error: ACCOUNT_MESSAGES.fieldEmpty }),
  lastName: name.optional(),
  avatar: z.file(AVATAR_MESSAGES.notAPicture).optional(),
  removeAvatar: typed,
  zoom: z.string().max(200, ACCOUNT_MESSAGES.digitsOnly).optional(),
  x: typed,
  y: typed,
  updatedAt: seenSchema,
});
