import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { blobsIn } from "~/platform/blobs.server";
import { addPeople } from "../../../tests/support/add-people";
import { testStore } from "../../../tests/support/test-store";
import { editProfile } from "./edit-profile.server";
import { identityOf } from "./identity-of.server";

it("saves nothing over a change that nobody saw, and keeps the one picture that is named", async () => {
  const store = await testStore();
  await addPeople(store, "ann");
  const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-profile-"));
  const edit = (nickname: string, now: number, more: { seen?: number; picture?: Uint8Array | null } = {}) =>
    editProfile(store, blobsIn(dataDir, "avatars"), "ann", { nickname, lastName: null, ...more }, now);
  const files = () => readdirSync(join(dataDir, "avatars"));
  const picture = new Uint8Array([1, 2, 3]);

  expect(await edit("Ann", 1, { picture })).toBe("saved");
  expect(await edit("Anna", 2, { seen: 1 })).toBe("saved");
  expect(await edit("Bea", 3, { seen: 1, picture })).toBe("changed-elsewhere");
  expect(await identityOf(store.read, "ann")).toMatchObject({ nickname: "Anna", avatar: "avatar_ann_1.jpg" });
  expect(files()).toEqual(["avatar_ann_1.jpg"]);

  expect(await edit("Bea", 4, { seen: 2, picture })).toBe("saved");
  expect(files()).toEqual(["avatar_ann_4.jpg"]);
  expect(await edit("Bea", 5, { picture: null })).toBe("saved");
  expect(files()).toEqual([]);
});
