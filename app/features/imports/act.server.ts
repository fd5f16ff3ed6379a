import { z } from "zod";
import type { Db } from "~/db/store";
import { type Choices, COLUMN_NAMES } from "~/features/imports/formats/format";
import { DATE_ORDERS } from "~/features/imports/read/cells";
import { commitImport, undoImport } from "~/features/imports/run/run.server";
import { dropImport, type Import, importOf, importsOf } from "~/features/imports/stage/import.server";
import { previewAgain, previewFile } from "~/features/imports/stage/preview-file.server";
import { AMOUNTS, mapNames } from "~/features/nutrition/amounts";
import type { Caller } from "~/http/caller.server";
import { importLimit } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { localDate } from "~/platform/local-date";
import { IMPORT_REFUSALS } from "./messages";
import { dayText } from "./texts";

const needsColumn = (name: string) => `Choose the column of the ${name}.`;

const column = z.coerce.number().int().min(0).max(499).optional();

/** Columns from 0. */
export const choiceFields = {
  ...mapNames(COLUMN_NAMES, () => column),
  energy: z.enum(["kcal", "kJ"]).optional(),
  basis: z.enum(["eaten", "serving"]).optional(),
  order: z.enum(DATE_ORDERS).optional(),
};

export const importSchema = z.object({
  intent: z.enum(["upload", "columns", "commit", "cancel", "undo"]),
  id: z.string().max(64).optional(),
  file: z.file(IMPORT_REFUSALS.noFile).optional(),
  ...choiceFields,
});

/** Throws Refusal: 400 without the columns that a food needs. */
function choicesFrom(sent: z.output<z.ZodObject<typeof choiceFields>>, named: boolean): Choices {
  const { energy, basis, order, ...columns } = sent;
  if (!named) return { order };
  if (columns.date === undefined) throw new Refusal(400, { date: [needsColumn("date")] });
  if (!AMOUNTS.some((name) => columns[name] !== undefined))
    throw new Refusal(400, { calories: ["Choose the column of the calories, or of a nutrient."] });
  return { columns, energy, perServing: basis === "serving", order };
}

/** Throws Refusal: 404 when the user has none of this id. */
export async function theImport(db: Db, userId: string, id: string): Promise<Import> {
  const found = await importOf(db, userId, id);
  if (!found) throw new Refusal(404, IMPORT_REFUSALS.gone);
  return found;
}

type Sent = z.output<z.ZodObject<typeof choiceFields>>;

/** Previews an uploaded file; gives the id of its import. Throws Refusal as `previewFile`, 429 too often. */
export async function uploadImport(by: Caller, file: File | undefined, sent: Sent = {}): Promise<string> {
  if (!file || (file.size === 0 && file.name === ""))
    throw new Refusal(400, { file: [IMPORT_REFUSALS.noFile] });
  const tooOften = await importLimit(by.viewer.id);
  if (tooOften) throw tooOften;
  const choices = choicesFrom(
    sent,
    COLUMN_NAMES.some((name) => sent[name] !== undefined),
  );
  const upload = { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
  return previewFile(by, upload, choices);
}

/** Undoes an import, or drops a preview: null then. Throws Refusal as `undoImport`. */
export async function undoOrDrop(by: Caller, id: string): Promise<Import | null> {
  if (await dropImport(by, id)) return null;
  await undoImport(by, id);
  return theImport(by.db, by.viewer.id, id);
}

/** Does what a form of the page of imports says; gives the id of the import to show next. */
export async function actOnImport(
  by: Caller,
  { intent, id = "", file, ...choices }: z.output<typeof importSchema>,
): Promise<string | null> {
  if (intent === "upload") return uploadImport(by, file);
  if (intent === "commit") await commitImport(by, id);
  if (intent === "undo") await undoImport(by, id);
  if (intent === "columns") {
    const question = (await importOf(by.db, by.viewer.id, id))?.summary.question;
    if (!question) throw new Refusal(404, IMPORT_REFUSALS.gone);
    await previewAgain(by, id, choicesFrom(choices, question.header !== undefined));
  }
  if (intent !== "cancel") return id;
  await dropImport(by, id);
  return null;
}

/** What the page of imports shows: the user's imports, and the one named, if it is theirs. */
export async function shownImports(by: Caller, named: string | null) {
  const [shown, imports] = await Promise.all([
    named === null ? undefined : importOf(by.db, by.viewer.id, named),
    importsOf(by.db, by.viewer.id),
  ]);
  const day = (instant: number) => dayText(localDate(by.viewer, instant));
  const withDays = (each: Import) => ({
    ...each,
    made: day(each.createdAt),
    undoDay: each.undoUntil !== null && each.undoUntil > by.now ? day(each.undoUntil) : undefined,
  });
  return { shown: shown ? withDays(shown) : null, imports: imports.map(withDays) };
}
