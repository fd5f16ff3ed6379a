import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { create, extract, list } from "tar";
import { syncPath } from "../files/sync-path.server";
import { cannotRestore } from "../operator-error";

/** Anything else could be meant to land elsewhere. */
const PATH =
  /^(?:manifest\.json|session-secret|tables\/[a-z_]+\.ndjson|avatars\/[A-Za-z0-9][\w-]{0,150}\.[a-z]{2,4})$/;

export async function pack(folder: string, paths: string[], archive: string): Promise<void> {
  const part = `${archive}.${process.pid}.part`;
  try {
    await writeFile(part, "", { mode: 0o600 });
    await create({ file: part, cwd: folder, gzip: true, portable: true }, paths);
    await syncPath(part);
    await rename(part, archive);
    await syncPath(dirname(archive));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Checks every entry before unpacking. Throws OperatorError. */
export async function unpack(archive: string, folder: string): Promise<void> {
  const odd: string[] = [];
  const seen = new Set<string>();
  try {
    await list({
      file: archive,
      strict: true,
      onReadEntry({ path, type }) {
        if (!/^(?:Old)?File$/.test(type) || !PATH.test(path) || seen.has(path)) odd.push(path);
        seen.add(path);
      },
    });
    if (odd.length === 0) await extract({ file: archive, cwd: folder, strict: true, noChmod: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw cannotRestore("there is no such file.");
    throw cannotRestore("it is no whole archive. Was it copied to the end?");
  }
  if (odd.length > 0)
    throw cannotRestore(`it holds what no backup of Pixelplate does: ${JSON.stringify(odd[0])}.`);
  if (!seen.has("manifest.json")) throw cannotRestore("it is no backup of Pixelplate.");
}

export async function sumOf(folder: string, path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(join(folder, path)), hash);
  return hash.digest("hex");
}
