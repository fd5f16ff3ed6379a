import { afterAll, afterEach, expect } from "vitest";

/** An error that nobody expects fails the test it is said in; one that is expected is looked at by `vi.spyOn`. */
const said: string[] = [];
const error = console.error;
console.error = (...words: unknown[]) => {
  said.push(
    words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(" "),
  );
  error(...words);
};

const nothingSaid = () => expect(said.splice(0), "said by console.error").toEqual([]);
afterEach(nothingSaid);
afterAll(nothingSaid);
