import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Blobs, blobsIn } from "./files.server";

let dataDir: string;
let blobs: Blobs;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "pixelplate-blobs-"));
  blobs = blobsIn(dataDir, "avatars");
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const UNSAFE = [
  "",
  ".",
  "..",
  ".jpg",
  "../x.jpg",
  "a/b.jpg",
  "/etc/passwd",
  "..\\x.jpg",
  "a.jpg\u0000",
  "a.jpg/",
  "a b.jpg",
  "%2e%2e.jpg",
  "a.JPG",
  "a.b.jpg",
  "-a.jpg",
  `${"a".repeat(200)}.jpg`,
];

describe("a folder of files", () => {
  it("keeps what is put there, replaces it, and forgets what is removed", async () => {
    expect(await blobs.read("a.jpg")).toBeUndefined();
    await blobs.put("a.jpg", Buffer.from("one"));
    await blobs.put("a.jpg", Buffer.from("two"));
    expect((await blobs.read("a.jpg"))?.toString()).toBe("two");
    expect(readdirSync(join(dataDir, "avatars"))).toEqual(["a.jpg"]);
    expect(statSync(join(dataDir, "avatars", "a.jpg")).mode & 0o777).toBe(0o600);
    await blobs.remove("a.jpg");
    await blobs.remove("a.jpg");
    expect(await blobs.read("a.jpg")).toBeUndefined();
  });

  it.each(UNSAFE)("knows no file called %j", async (name) => {
    writeFileSync(join(dataDir, "x.jpg"), "outside");
    expect(await blobs.read(name)).toBeUndefined();
    await blobs.remove(name);
    expect(existsSync(join(dataDir, "x.jpg"))).toBe(true);
    await expect(blobs.put(name, Buffer.from("x"))).rejects.toThrow("not a safe file name");
    expect(readdirSync(dataDir)).toEqual(["x.jpg"]);
  });

  it("leaves nothing half-written behind when the disk refuses", async () => {
    await blobs.put("a.jpg", Buffer.from("one"));
    const wrong = { length: 3 } as unknown as Uint8Array;
    await expect(blobs.put("b.jpg", wrong)).rejects.toThrow();
    expect(readdirSync(join(dataDir, "avatars"))).toEqual(["a.jpg"]);
  });

  it("removes the files of one user only", async () => {
    await blobs.removeOf("ann");
    for (const name of ["avatar_ann_1.jpg", "avatar_ann_2.jpg", "avatar_anna_1.jpg"])
      await blobs.put(name, Buffer.from("x"));
    writeFileSync(join(dataDir, "avatars", "avatar_ann_3.jpg.7.part"), "half");
    await blobs.removeOf("ann");
    expect(readdirSync(join(dataDir, "avatars"))).toEqual(["avatar_anna_1.jpg"]);
  });
});
