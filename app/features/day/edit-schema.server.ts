import { entrySchema } from "../food/entry-schema.server";
import { whenFields } from "./when-fields.server";

/** The fields that change a logged food; `today` is the last day that can be set. */
export const editSchema = (today: string) => entrySchema.safeExtend(whenFields(today));
