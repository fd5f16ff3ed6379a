import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ended, launchBuiltApp, signedUp } from "../support/app";
import { measured } from "../support/processes";
import { scratchFolder } from "../support/store";

const folder = scratchFolder();
const sound = join(folder, "sound");

beforeAll(async () => {
  const { url, child } = await launchBuiltApp({ DATA_DIR: sound });
  for (let i = 0; i < 20; i++) await signedUp(url, `person-${i}@example.org`);
  await ended(child, "SIGTERM");
});

const CASES: [string, (file: string) => void, string][] = [
  ["garbage where it begins", (file) => overwrite(file, 0, 100, 0xff), "is damaged"],
  ["a half file", (file) => truncateSync(file, statSync(file).size / 2), "is damaged"],
  ["a page of zeros", (file) => overwrite(file, 4096, 4096, 0), "is damaged"],
  ["an empty file", (file) => truncateSync(file), "is empty"],
  ["no file beside what it left", (file) => rmSync(file), "is missing"],
  ["another program's file", (file) => writeFileSync(file, "PK\u0003\u0004".repeat(2000)), "is damaged"],
];
let refused = 0;

test.each(CASES)(
  "%s: the server does not start, says why in one sentence, and touches nothing",
  async (name, spoil, words) => {
    const data = join(folder, name);
    cpSync(sound, data, { recursive: true });
    spoil(join(data, "pixelplate.db"));
    const before = contents(data);
    const said = await launchBuiltApp({ DATA_DIR: data }).then(
      () => "it started",
      ({ message }: Error) => message,
    );
    expect(said).toContain(words);
    const lines = said.replace(/\n(?:ended: 1)?$/, "").split("\n");
    const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level !== "warn");
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Pixelplate can't start: [^\n]+$/),
    ]);
    expect(contents(data)).toEqual(before);
    refused++;
  },
);

test("all six", () => {
  expect(refused).toBe(CASES.length);
  measured("R5", "damaged database: six cases refused with a sentence, file untouched", `${refused} of 6`);
});

function overwrite(file: string, from: number, bytes: number, value: number) {
  const all = readFileSync(file);
  all.fill(value, from, from + bytes);
  writeFileSync(file, all);
}

/** The hash of every file but the two that SQLite keeps beside an open one. */
const contents = (data: string) =>
  Object.fromEntries(
    readdirSync(data, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/-(?:wal|shm)$/.test(entry.name))
      .map(({ name }) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(data, name)))
          .digest("hex"),
      ]),
  );
