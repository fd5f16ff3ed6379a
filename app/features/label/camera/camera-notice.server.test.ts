import { describe, expect, it } from "vitest";
import { skipPrompt } from "~/features/account/profile/profile.server";
import { addPeople, testCaller, testStore } from "../../../../tests/support/store";
import { cameraNoticeShown, recordCameraNotice } from "./camera-notice.server";

const store = await testStore();
await addPeople(store, "ada", "bob", "cyd");
const NOW = Date.UTC(2026, 8, 23);

const shown = (userId: string) => cameraNoticeShown(store.read, userId);

describe("the notice about the camera", () => {
  it("is shown once to each person", async () => {
    expect([await shown("ada"), await shown("bob")]).toEqual([false, false]);
    await Promise.all([
      recordCameraNotice(testCaller(store, { id: "ada" }, NOW)),
      recordCameraNotice(testCaller(store, { id: "ada" }, NOW + 1)),
    ]);
    expect([await shown("ada"), await shown("bob")]).toEqual([true, false]);
  });

  it("is independent of the other preferences", async () => {
    await skipPrompt(testCaller(store, { id: "cyd" }, NOW));
    expect(await shown("cyd")).toBe(false);
    await recordCameraNotice(testCaller(store, { id: "cyd" }, NOW));
    await skipPrompt(testCaller(store, { id: "cyd" }, NOW + 1));
    expect(await shown("cyd")).toBe(true);
  });
});
