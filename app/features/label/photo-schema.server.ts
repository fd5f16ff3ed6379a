import { z } from "zod";

export const photoSchema = z.object({ image: z.file().optional() });
