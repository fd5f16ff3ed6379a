import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import type { Refusal } from "~/http/refusal";
import { hashPassword, isOutdated, isPassword } from "./password.server";

const ANN = { key: "ann" };

describe("a password hash", () => {
  it("is argon2id at the chosen cost, with a unique salt", async () => {
    const [one, two] = await Promise.all([
      hashPassword("carrot cake", ANN),
      hashPassword("carrot cake", ANN),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it("fits its password only, spaces and case included", async () => {
    const stored = await hashPassword(" Carrot cake ", ANN);
    expect(await isPassword(" Carrot cake ", stored, ANN)).toBe(true);
    for (const other of ["Carrot cake", " carrot cake ", "", " Carrot cake \u0000"])
      expect(await isPassword(other, stored, ANN)).toBe(false);
  });

  it("fits composed and decomposed letters alike", async () => {
    const stored = await hashPassword("cre\u0300me bru\u0302le\u0301e", ANN);
    expect(await isPassword("cr\u00e8me br\u00fbl\u00e9e", stored, ANN)).toBe(true);
  });

  it("fits nobody without a stored hash", async () => {
    expect(await isPassword("carrot cake", undefined, ANN)).toBe(false);
  });

  it("is outdated when made at another cost", async () => {
    expect(
      await isOutdated(await hash("carrot cake", { memoryCost: 8192, timeCost: 2, parallelism: 1 })),
    ).toBe(true);
    expect(await isOutdated(await hashPassword("carrot cake", ANN))).toBe(false);
  });
});

describe("a flood of hashes", () => {
  it("of one account is done in turn up to 51, beyond that answered with 503, and holds up no other", async () => {
    const flood = Promise.allSettled(Array.from({ length: 60 }, () => hashPassword("carrot cake", ANN)));
    const others = [{ key: "ben" }, { key: "ann", priority: true }].map((turn) =>
      hashPassword("beans", turn),
    );
    const first = await Promise.race([flood.then(() => "flood"), Promise.all(others).then(() => "others")]);
    expect(first).toBe("others");
    const refused = (await flood)
      .filter((each) => each.status === "rejected")
      .map(({ reason }) => reason as Refusal);
    expect(refused.map(({ status }) => status)).toEqual(Array(9).fill(503));
    expect(refused[0]?.headers["Retry-After"]).toBe("1");
    expect(await isPassword("carrot cake", await hashPassword("carrot cake", ANN), ANN)).toBe(true);
  });
});
