import { z } from "zod";
import { API_MESSAGES, defineCall } from "~/features/api/answer";
import { amountsSchema } from "~/features/api/food-json.server";
import { choiceFields } from "~/features/imports/act.server";
import { IMPORT_REFUSALS } from "~/features/imports/messages";
import type { Import } from "~/features/imports/stage/import.server";

const gone = { 404: IMPORT_REFUSALS.gone };
const instant = z.iso.datetime();

const importAnswerSchema = z.object({
  id: z.string(),
  program: z.string().meta({ description: "CSV for one that is not known." }),
  file_name: z.string(),
  state: z.enum(["reading", "choosing", "ready", "adding", "added", "undoing", "undone"]).meta({
    description: "Choosing: the file must be sent with its columns named, or the order of its dates.",
  }),
  created_at: instant,
  undo_until: instant.nullable(),
  foods: z.number(),
  days: z.number(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  already_logged: z.number().meta({ description: "Foods of it that were imported before; not added again." }),
  done: z.number().meta({ description: "Foods that the running state is done with." }),
  added: z.number(),
  stayed: z.number().meta({ description: "Foods that an undo left, since they were changed." }),
  weights: z.number().meta({ description: "Days of it with a weight." }),
  weights_already_logged: z.number().meta({ description: "Days of these that have a weight; it stays." }),
  added_weights: z.number(),
  not_taken: z
    .array(z.object({ what: z.string(), count: z.number() }))
    .meta({ description: "What else the file holds: exercises, goals, notes." }),
  first: z.array(
    z.object({ date: z.iso.date(), time: z.string(), name: z.string(), nutrition: amountsSchema }),
  ),
  left_out: z.array(
    z.object({
      reason: z.string(),
      count: z.number(),
      first: z.array(z.object({ line: z.number(), column: z.string().optional() })),
    }),
  ),
  parts: z
    .array(z.object({ part: z.string(), count: z.number(), already_there: z.number() }))
    .meta({ description: "Of a file of Pixelplate, as in /api/export.schema.json; else empty." }),
  columns: z.array(z.string()).meta({ description: "Of a file whose columns must be named; else empty." }),
  unclear_date: z.string().nullable().meta({ description: "A date that can be read both ways." }),
});

type ImportAnswer = z.input<typeof importAnswerSchema>;

export const previewImportCall = defineCall({
  method: "POST",
  path: "/api/imports",
  operationId: "previewImport",
  summary:
    "Preview a file of Pixelplate, MyFitnessPal, Cronometer, Lose It!, MacroFactor, OpenNutriTracker or Waistline, or any CSV with its columns given from 0; nothing is logged yet",
  access: "signed-in",
  form: z.object({ file: z.file(IMPORT_REFUSALS.noFile).optional(), ...choiceFields }),
  answer: importAnswerSchema,
  refusals: {
    400: IMPORT_REFUSALS.notText,
    413: IMPORT_REFUSALS.tooLarge,
    415: API_MESSAGES.notMultipart,
    503: IMPORT_REFUSALS.busy,
  },
  failure: IMPORT_REFUSALS.failed,
});

export const importCall = defineCall({
  method: "GET",
  path: "/api/imports/{importId}",
  operationId: "getImport",
  summary: "What an import holds, and how far it is",
  access: "signed-in",
  answer: importAnswerSchema,
  refusals: gone,
});

export const commitImportCall = defineCall({
  method: "POST",
  path: "/api/imports/{importId}/commit",
  operationId: "commitImport",
  summary: "Log what a preview shows; a large one goes on in the background",
  access: "signed-in",
  answer: importAnswerSchema,
  refusals: gone,
  failure: IMPORT_REFUSALS.failed,
});

export const undoImportCall = defineCall({
  method: "DELETE",
  path: "/api/imports/{importId}",
  operationId: "undoImport",
  summary: "Undo an import within 7 days, or drop a preview; foods changed since stay",
  access: "signed-in",
  answer: importAnswerSchema.nullable(),
  refusals: { ...gone, 400: IMPORT_REFUSALS.undoOver },
  failure: IMPORT_REFUSALS.failed,
});

export const importAnswer = ({ id, program, fileName, state, done, ...rest }: Import): ImportAnswer => {
  const { summary, createdAt, undoUntil } = rest;
  return {
    id,
    program,
    file_name: fileName,
    state,
    created_at: new Date(createdAt).toISOString(),
    undo_until: undoUntil === null ? null : new Date(undoUntil).toISOString(),
    foods: summary.foods,
    days: summary.days,
    from: summary.from || null,
    to: summary.to || null,
    already_logged: summary.known,
    done,
    added: summary.added ?? 0,
    stayed: summary.stayed ?? 0,
    weights: summary.weights?.count ?? 0,
    weights_already_logged: summary.weights?.known ?? 0,
    added_weights: summary.addedWeights ?? 0,
    not_taken: (summary.notTaken ?? []).map(({ count, more }) => ({ what: more, count })),
    first: summary.first.map(({ line, amounts, ...row }) => ({ ...row, nutrition: amounts })),
    left_out: summary.leftOut,
    parts: (summary.own ?? []).map(({ section, count, known }) => ({
      part: section,
      count,
      already_there: known,
    })),
    columns: summary.question?.header ?? [],
    unclear_date: summary.question?.unclearDate ?? null,
  };
};
