import fc from "fast-check";
import { encode } from "turbo-stream";
import { expect, test } from "vitest";
import { encodePlain } from "./encode-plain";

const streamed = (value: object) => new Response(encode(value)).text();

test("plain data is encoded as turbo-stream does it", async () => {
  const some = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.constantFrom("a", "</script>", "\u2028", "🍲"),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
      fc.boolean(),
      fc.constantFrom(null, undefined),
      fc.array(tie("value")),
      fc.dictionary(fc.string(), tie("value"), { noNullPrototype: true }),
    ),
  })).value;
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), some, { noNullPrototype: true }), async (value) => {
      expect(encodePlain(value)).toBe(await streamed(value));
    }),
    { numRuns: 300 },
  );
});

test("what stands twice is sent once", async () => {
  const food = { name: "Soup", amounts: [1, 1, 2] };
  const value = { food, again: food, list: [food, "Soup"] };
  expect(encodePlain(value)).toBe(await streamed(value));
});

test.each([
  [new Date(0)],
  [new Map()],
  [Promise.resolve()],
  [() => 1],
  [Number.NaN],
  [-0],
  [1n],
  [new Error("no")],
])("%s is left to Remix", (value) => {
  expect(() => encodePlain({ value })).toThrow(TypeError);
});
