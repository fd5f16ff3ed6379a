import { TransformStream } from "node:stream/web";
import type { Choices, Question } from "~/features/imports/formats/format";
import { IMPORT_REFUSALS } from "~/features/imports/messages";
import type { FileRow } from "~/features/imports/pixelplate/file-rows";
import { RECIPE_FILE } from "~/features/imports/recipes/recipe-file";
import { type Errors, Refusal } from "~/http/refusal";
import { childProgram, startChild } from "~/platform/child-process.server";
import { log } from "~/platform/log/log.server";
import { TooBusy } from "~/platform/semaphore";
import type { ReadRecipes } from "../recipes/read-recipes.server";
import type { NotTaken, ReadRow } from "./row";

/** With `recipes`, what it says of dishes is read, in place of what was eaten. */
export type FileToRead = {
  name: string;
  bytes: Uint8Array;
  choices: Choices;
  now: number;
  recipes?: boolean;
};

/** The first part says of what the rows are that follow. */
export type FilePart =
  | { program: string; isPixelplate: boolean; notTaken: NotTaken[] }
  | { rows: (ReadRow | FileRow)[] };

export type FileRead = {
  question?: Question;
  recipes?: ReadRecipes;
  refused?: { status: number; errors: Errors };
};

const MB = 1024 * 1024;

const reader = startChild<FileToRead, FileRead, FilePart>(
  () => childProgram("import-reader", "app/features/imports/read/child.server.ts"),
  { waiting: 20, patience: 30_000, idle: 10_000, memory: 300 * MB, heapMax: 512 * MB, tasks: 20 },
);

type UploadRead =
  | { question: Question }
  | { question?: undefined; program: string; notTaken: NotTaken[]; rows: AsyncIterable<ReadRow> }
  | { question?: undefined; program: string; pixelplate: AsyncIterable<FileRow> };

/**
 * Reads an upload in a process of its own, with its rows as they come. They must be read to their end.
 * Throws Refusal, here or among the rows: 400 with a sentence for a file that can't be read, 503 when busy.
 */
export async function readUpload(file: FileToRead): Promise<UploadRead> {
  const { readable, writable } = new TransformStream<FilePart>();
  const writer = writable.getWriter();
  const reading = reader
    .work(file, (part) => writer.write(part))
    .then(async ({ question, refused }) => {
      if (refused) throw new Refusal(refused.status, refused.errors);
      await writer.close();
      return question;
    });
  // Rows that nobody reads on are no failure of the reader.
  let abandoned = false;
  writer.closed.catch(() => {
    abandoned = true;
  });
  reading.catch(async (error) => {
    if (!abandoned) await writer.abort(asRefusal(error)).catch(() => {});
  });
  const parts = readable[Symbol.asyncIterator]();
  const { value: first } = await parts.next();
  if (!first || "rows" in first) return { question: (await reading) as Question };
  const { program, notTaken } = first;
  if (first.isPixelplate) return { program, pixelplate: rowsOf<FileRow>(parts) };
  return { program, notTaken, rows: rowsOf<ReadRow>(parts) };
}

/** Reads the recipes of an upload, in the same process. Throws Refusal: 400 for what can't be read, 503 when busy. */
export async function readRecipeUpload(file: Pick<FileToRead, "name" | "bytes">): Promise<ReadRecipes> {
  const task = { ...file, choices: {}, now: 0, recipes: true };
  const { refused, recipes } = await reader.work(task).catch((error) => {
    const refusal = asRefusal(error);
    throw refusal.status === 400 ? new Refusal(400, RECIPE_FILE.tooMuch) : refusal;
  });
  if (refused || !recipes) throw new Refusal(refused?.status ?? 400, refused?.errors ?? RECIPE_FILE.tooMuch);
  return recipes;
}

async function* rowsOf<Row>(parts: AsyncIterableIterator<FilePart>): AsyncGenerator<Row> {
  for await (const part of parts) if ("rows" in part) yield* part.rows as Row[];
}

/** The refusal of a reader that is busy; another error as it is. */
export const busyRefusal = (error: unknown): unknown =>
  error instanceof TooBusy ? new Refusal(503, IMPORT_REFUSALS.busy, { "Retry-After": "5" }) : error;

function asRefusal(thrown: unknown): Refusal {
  const error = busyRefusal(thrown);
  if (error instanceof Refusal) return error;
  log.warn({ event: "import not read", reason: error instanceof Error ? error.message : String(error) });
  return new Refusal(400, IMPORT_REFUSALS.tooMuch);
}
