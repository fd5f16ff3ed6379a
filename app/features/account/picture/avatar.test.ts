import { describe, expect, it } from "vitest";
import { readCrop } from "./avatar";

describe("readCrop", () => {
  it.each([
    [{}, { zoom: 1 }],
    [{ zoom: "" }, { zoom: 1 }],
    [{ zoom: "1" }, { zoom: 1 }],
    [{ zoom: " 2,5 " }, { zoom: 2.5 }],
    [{ zoom: "3", x: "", y: "" }, { zoom: 3 }],
    [
      { zoom: "2", x: "10.5", y: "0" },
      { zoom: 2, at: { x: 10.5, y: 0 } },
    ],
    [{ zoom: "2", x: "10" }, { zoom: 2 }],
    [{ zoom: "2", x: "101", y: "1" }, { zoom: 2 }],
    [{ zoom: "2", x: "-1", y: "NaN" }, { zoom: 2 }],
  ])("reads %j", (sent, crop) => expect(readCrop(sent)).toEqual(crop));

  it.each(["0", "0.99", "3.01", "-1", "1e0", "Infinity", "x", "0x1", "１", "1 2"])(
    "refuses zoom %j",
    (zoom) => expect(readCrop({ zoom })).toBeUndefined(),
  );
});
