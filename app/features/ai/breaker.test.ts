import { expect, it } from "vitest";
import { AiFailure } from "./ai-failure";
import { makeBreaker } from "./breaker";

const fails = () => Promise.reject(new AiFailure("down"));
const works = () => Promise.resolve("up");

it("opens after the last failure in a row, tries once when its time is over, and closes when that works", async () => {
  let time = 0;
  const guarded = makeBreaker({ failures: 3, openMs: 100, now: () => time });
  const outcome = (work: () => Promise<string>) => guarded(work).catch((error: Error) => error.message);

  expect(await outcome(fails)).toBe("down");
  expect(await outcome(fails)).toBe("down");
  expect(await outcome(works)).toBe("up");
  for (let i = 0; i < 3; i++) expect(await outcome(fails)).toBe("down");
  expect(await outcome(works)).toBe("left alone after several failures");
  time = 99;
  expect(await outcome(works)).toBe("left alone after several failures");

  time = 100;
  expect(await outcome(fails)).toBe("down");
  expect(await outcome(works)).toBe("left alone after several failures");

  time = 200;
  let finish = (_: string) => {};
  const trial = outcome(() => new Promise((resolve) => (finish = resolve)));
  expect(await outcome(works)).toBe("left alone after several failures");
  finish("well");
  expect(await trial).toBe("well");
  expect(await outcome(works)).toBe("up");
});
