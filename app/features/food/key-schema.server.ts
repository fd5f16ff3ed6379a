import { z } from "zod";

/** A form that says nothing but that it was sent; its key makes sending it twice act once. */
export const keySchema = z.object({ key: z.string().max(64).optional() });
