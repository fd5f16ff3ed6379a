import { expect, it } from "vitest";
import { barcodeWatch } from "./barcode-camera.island";

it("asks for a code that was read twice, once", () => {
  const watch = barcodeWatch();
  watch.resume(0);
  const read = [1, 2, 3, 4].map((n) => watch.read("A", n * 400));
  expect(read).toEqual([undefined, "A", undefined, undefined]);
});

it("never asks for what was read once only", () => {
  const watch = barcodeWatch();
  expect(["A", "B", "A", "C"].map((code, n) => watch.read(code, n))).toEqual(Array(4).fill(undefined));
});

it("asks for another one at once, and for the first again after a while out of sight", () => {
  const watch = barcodeWatch();
  const twice = (code: string, at: number) => [watch.read(code, at), watch.read(code, at + 1)][1];
  expect(twice("A", 0)).toBe("A");
  expect(twice("B", 10)).toBe("B");
  expect(twice("B", 4000)).toBeUndefined();
  expect(twice("B", 8000)).toBeUndefined();
  expect(twice("B", 20_000)).toBe("B");
});

it("leaves what still lies before the camera alone when that goes on, however long the dialog stood", () => {
  const watch = barcodeWatch("A");
  watch.resume(60_000);
  expect([watch.read("A", 60_400), watch.read("A", 60_800), watch.read("A", 63_000)]).toEqual(
    Array(3).fill(undefined),
  );
});
