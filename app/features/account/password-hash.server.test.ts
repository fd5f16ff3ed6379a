import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { hashPassword, isOutdated, isPassword } from "./password-hash.server";

describe("a password hash", () => {
  it("is argon2id at the chosen cost, with a salt of its own", async () => {
    const [one, two] = await Promise.all([hashPassword("carrot cake"), hashPassword("carrot cake")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it("fits its password only, spaces and case included", async () => {
    const stored = await hashPassword(" Carrot cake ");
    expect(await isPassword(" Carrot cake ", stored)).toBe(true);
    for (const other of ["Carrot cake", " carrot cake ", "", " Carrot cake \u0000"])
      expect(await isPassword(other, stored)).toBe(false);
  });

  it("fits composed and decomposed letters alike", async () => {
    const stored = await hashPassword("cre\u0300me bru\u0302le\u0301e");
    expect(await isPassword("cr\u00e8me br\u00fbl\u00e9e", stored)).toBe(true);
  });

  it("fits nobody without a stored hash", async () => {
    expect(await isPassword("carrot cake", undefined)).toBe(false);
  });

  it("is outdated when made at another cost", async () => {
    expect(isOutdated(await hash("carrot cake", { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(
      true,
    );
    expect(isOutdated(await hashPassword("carrot cake"))).toBe(false);
  });
});

describe("a flood of hashes", () => {
  it("is done in turn up to 54, and beyond that answered with 503", async () => {
    const flood = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword("carrot cake")));
    const refused = flood
      .filter((each) => each.status === "rejected")
      .map(({ reason }) => reason as Response);
    expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(503));
    expect(refused[0]?.headers.get("Retry-After")).toBe("1");
    expect(await isPassword("carrot cake", await hashPassword("carrot cake"))).toBe(true);
  });
});
