import { expect, it } from "vitest";
import { makeLimit } from "./limit";

it("lets two questions of one asker run and four in all, and frees the place of each that ends", async () => {
  const withLimit = makeLimit({ perUser: 2, all: 4 });
  const endings: (() => void)[] = [];
  const waits = () => new Promise<string>((resolve) => endings.push(() => resolve("done")));
  const quick = (who: string) => withLimit(who, async () => "done").catch(({ message }: Error) => message);

  const running = ["ann", "ann", "bea"].map((who) => withLimit(who, waits));
  expect(await quick("ann")).toBe("too many questions at once");
  expect(await quick("bea")).toBe("done");
  running.push(withLimit("cay", waits));
  expect(await quick("dan")).toBe("too many questions at once");

  endings[0]?.();
  expect(await running[0]).toBe("done");
  expect(await quick("ann")).toBe("done");
  await expect(withLimit("ann", () => Promise.reject(new Error("broke")))).rejects.toThrow("broke");
  expect(await quick("ann")).toBe("done");
  for (const end of endings) end();
  expect(await Promise.all(running)).toEqual(["done", "done", "done", "done"]);
});
