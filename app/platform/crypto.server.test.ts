import { expect, it } from "vitest";
import { newToken, tokenKey } from "./crypto.server";

it("is another one each time, and named by what is shown", () => {
  const [one, other] = [newToken("ann"), newToken("ann")];
  expect(one.value).not.toBe(other.value);
  expect(one.value).toMatch(/^ann\.[\w-]{43}$/);
  expect(tokenKey(one.value)).toEqual({ userId: "ann", hash: one.hash });
  expect(one.hash).toMatch(/^[\w-]{43}$/);
  expect(one.value).not.toContain(one.hash);
});

const secret = "x".repeat(43);

it.each([
  [null, undefined, 1, {}, [], ""],
  [secret, `.${secret}`, `ann.${secret}x`, `ann.x.${secret}`, `a nn.${secret}`],
])("is none of %j", (...others) => {
  for (const other of others) expect(tokenKey(other), String(other)).toBeUndefined();
});
