import { describe, expect, it } from "vitest";
import { type Measures, type Switched, switchUnit } from "./switch-unit";

describe("switchUnit", () => {
  it.each<[Measures, Measures]>([
    [
      { weight: "160", heightFeet: "5", heightInches: "9" },
      { weight: "73", heightFeet: "5", heightInches: "9", height: "175" },
    ],
    [
      { weight: "", heightFeet: "6", heightInches: "" },
      { weight: "", heightFeet: "6", heightInches: "", height: "183" },
    ],
    [
      { weight: "x", heightFeet: "", heightInches: "" },
      { weight: "x", heightFeet: "", heightInches: "" },
    ],
  ])("%j becomes %j", (us, metric) => expect(switchUnit(us, "metric")).toEqual(metric));

  it("gives feet and inches for centimetres", () => {
    expect(switchUnit({ weight: "80", height: "182" }, "us")).toEqual({
      weight: "176",
      height: "182",
      heightFeet: "6",
      heightInches: "0",
    });
  });

  it("changes nothing by going back and forth, whatever was typed", () => {
    for (let weight = 0; weight <= 500; weight++) {
      const start: Measures = { weight: `${weight}`, height: `${100 + (weight % 150)}` };
      let [shown, last]: [Measures, Switched | undefined] = [start, undefined];
      for (const to of ["us", "metric", "us", "metric"] as const) {
        const after: Measures = switchUnit(shown, to, last);
        [shown, last] = [after, { before: shown, after }];
      }
      expect(shown).toMatchObject(start);
    }
  });

  it("converts what was typed in between, and leaves the rest", () => {
    const before: Measures = { weight: "160", heightFeet: "5", heightInches: "10", height: "178" };
    const after = switchUnit(before, "metric");
    const back = switchUnit({ ...after, weight: "80" }, "us", { before, after });
    expect(back).toEqual({ ...before, weight: "176" });
  });
});
