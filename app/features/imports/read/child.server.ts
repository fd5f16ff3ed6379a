import { rowsOfFile } from "~/features/imports/pixelplate/file.server";
import { recipesInFile } from "~/features/imports/recipes/read-recipes.server";
import { Refusal } from "~/http/refusal";
import { answerTasks } from "~/platform/child-process.server";
import { readFile } from "./read-file.server";
import type { FilePart, FileRead, FileToRead } from "./read-upload.server";

const ROWS_A_PART = 300;

// The CSV parser makes an error of every record that is not as wide as the header, and drops it.
Error.stackTraceLimit = 0;

answerTasks<FileToRead, FileRead, FilePart>(async ({ name, bytes, choices, now, recipes }, send) => {
  try {
    if (recipes) return { recipes: await recipesInFile({ name, bytes: Buffer.from(bytes) }) };
    const read = await readFile({ name, bytes: Buffer.from(bytes) }, choices);
    if (read.question) return { question: read.question };
    const isPixelplate = "pixelplate" in read;
    await send({ program: read.program, isPixelplate, notTaken: isPixelplate ? [] : read.notTaken });
    let rows: Extract<FilePart, { rows: unknown }>["rows"] = [];
    for await (const row of isPixelplate ? rowsOfFile(read.pixelplate, now) : read.rows) {
      rows.push(row);
      if (rows.length < ROWS_A_PART) continue;
      await send({ rows });
      rows = [];
    }
    await send({ rows });
    return {};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { status: error.status, errors: error.errors } };
  }
});
