import { expect, it } from "vitest";
import { avatarNamed, newAvatarName } from "~/features/account/picture/avatar.server";
import { addPeople, testCaller, testStore } from "../../../../tests/support/store";
import { editProfile, identityOf } from "./edit-profile.server";

it("names a picture so that its name can't be guessed from a share link and the time", async () => {
  const names = new Set(Array.from({ length: 100 }, () => newAvatarName("ann", 17)));
  expect(names.size).toBe(100);
  for (const name of names) expect(name).toMatch(/^avatar_ann_17\d{39}\.jpg$/);
});

it("saves nothing over a change that nobody saw, and keeps the one picture that is named", async () => {
  const store = await testStore();
  await addPeople(store, "ann");
  const edit = (nickname: string, now: number, more: { seen?: number; picture?: Uint8Array | null } = {}) =>
    editProfile(testCaller(store, { id: "ann" }, now), { nickname, lastName: null, ...more });
  const names = async () => (await store.read.select().from(store.read.t.avatars)).map(({ name }) => name);
  const picture = new Uint8Array([1, 2, 3]);

  expect(await edit("Ann", 1, { picture })).toEqual({});
  expect(await edit("Anna", 2, { seen: 1 })).toEqual({});
  expect(await edit("Bea", 3, { seen: 1, picture })).toEqual({ changedAt: 2 });
  const { nickname, avatar } = await identityOf(store.read, "ann");
  expect({ nickname, avatar }).toEqual({
    nickname: "Anna",
    avatar: expect.stringMatching(/^avatar_ann_1\d{39}\.jpg$/),
  });
  expect(await names()).toEqual([avatar]);
  expect(await avatarNamed(store.read, String(avatar))).toEqual(Buffer.from(picture));

  expect(await edit("Bea", 4, { seen: 2, picture })).toEqual({});
  expect(await names()).toEqual([expect.stringMatching(/^avatar_ann_4\d{39}\.jpg$/)]);
  expect(await edit("Bea", 5, { picture: null })).toEqual({});
  expect(await names()).toEqual([]);
});
