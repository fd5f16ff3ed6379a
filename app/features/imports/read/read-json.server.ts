import { Refusal } from "~/http/refusal";
import { JSON_FORMATS } from "../formats/json-formats";
import { asList } from "../formats/json-values";
import { isOwnFile, OWN_PROGRAM } from "../own/read-own.server";
import { IMPORT_REFUSALS } from "../refusals";
import { decoded } from "./encoding-of.server";
import type { TextFile } from "./files-in.server";
import { type NotTaken, notTaken, summedUp } from "./not-taken";
import type { Reading } from "./read-file.server";

/** Reads the JSON file of a known program among these; undefined when there is none. Throws Refusal: 400 for a broken one. */
export function readJson(files: (TextFile & { encoding: string })[]): Reading | undefined {
  let reading: Reading | undefined;
  const passed: NotTaken[] = [];
  for (const { name, bytes, encoding } of files) {
    const json = parsed([...decoded(bytes, encoding)].join(""));
    if (isOwnFile(json)) return { program: OWN_PROGRAM, own: json };
    const format = reading ? undefined : JSON_FORMATS.find(({ rowsOf }) => rowsOf(json));
    const rows = format?.rowsOf(json);
    if (format && rows) reading = { program: format.program, rows, notTaken: format.notTaken?.(json) ?? [] };
    else passed.push(notTaken(name, asList(json)?.length ?? 0));
  }
  if (!reading || !("rows" in reading)) return undefined;
  return { ...reading, notTaken: summedUp([...reading.notTaken, ...passed]) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const before = text.slice(0, Number(position ?? text.length)).split("\n");
    const at = `, in line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    throw new Refusal(400, IMPORT_REFUSALS.brokenJson(at));
  }
}
