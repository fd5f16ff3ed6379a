import { z } from "zod";
import { TABLE_FACTS } from "~/db/table-facts";
import { isSecret } from "~/features/account/data/own-rows.server";
import { FIELD_SCHEMAS, text } from "./field-schemas.server";
import { EXPORT_FORMAT, EXPORT_VERSION } from "./format";
import { SECTIONS } from "./sections";

const TEXT_MAX = 4000;
const time = z.iso.datetime().meta({ description: "ISO 8601, in UTC." });

const KINDS = {
  text: text(TEXT_MAX),
  integer: z.int(),
  number: z.number(),
  bool: z.boolean(),
  json: z.unknown(),
} satisfies Record<string, z.ZodType>;

export const SECTION_SCHEMAS: Readonly<Record<string, z.ZodObject>> = Object.fromEntries(
  Object.entries(SECTIONS).map(([table, { name }]) => [name, rowSchema(table)]),
);

/** The file of `GET /api/user/export?format=json`. */
export const exportFileSchema = z
  .strictObject({
    format: z.literal(EXPORT_FORMAT),
    version: z.literal(EXPORT_VERSION),
    exported_at: time,
    ...Object.fromEntries(
      Object.values(SECTIONS).map(({ name, about, single }) => {
        const row = SECTION_SCHEMAS[name] as z.ZodObject;
        return [name, (single ? row.nullable() : z.array(row)).optional().meta({ description: about })];
      }),
    ),
  })
  .meta({
    title: "A Pixelplate account",
    description:
      "Read page by page as it is sent, so that a slow download holds nothing up: a change meanwhile may be in one part and not in another.",
  });

function rowSchema(table: string): z.ZodObject {
  const { columns = {}, required = [], defaults = [], times = [] } = TABLE_FACTS[table] ?? {};
  const fields = Object.entries(columns)
    .filter(([name]) => name !== "user_id" && !isSecret(name))
    .map(([name, kind]) => {
      const field = times.includes(name)
        ? time
        : (FIELD_SCHEMAS[`${table}.${name}`] ?? FIELD_SCHEMAS[name] ?? KINDS[kind]);
      if (!required.includes(name)) return [name, field.nullable().optional()];
      return [name, defaults.includes(name) ? field.optional() : field];
    });
  return z.strictObject(Object.fromEntries(fields));
}
