import { z } from "zod";

const name = z.string().regex(/^[a-z][a-z0-9_]{0,60}$/);
const kind = z.enum(["text", "integer", "number", "bool", "json"]);

export const manifestSchema = z.object({
  product: z.literal("pixelplate"),
  format: z.literal(1),
  version: z.string().max(50),
  schema: z.string().regex(/^[\w-]{1,100}$/),
  madeAt: z.iso.datetime(),
  tables: z.array(z.object({ name, columns: z.record(name, kind), rowCount: z.number().int().min(0) })),
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

export type Manifest = z.output<typeof manifestSchema>;
