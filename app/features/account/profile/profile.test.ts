import { describe, expect, it } from "vitest";
import {
  type InfoErrors,
  type InfoValues,
  type Measures,
  readProfile,
  type Switched,
  switchUnit,
} from "./profile";

const us: InfoValues = {
  name: " Ann ",
  lastName: "",
  gender: "female",
  age: "34",
  unit: "us",
  heightFeet: "5",
  heightInches: "7",
  height: "not looked at",
  weight: "140",
  activityLevel: "veryActive",
  weightGoal: "lose",
};
const metric: InfoValues = { ...us, unit: "metric", heightFeet: "x", heightInches: "99", height: "170" };
const EMPTY = ["Field cannot be empty"];

const profileOf = (values: InfoValues, update = false) => readProfile(values, { update }).profile;
const errorsOf = (values: InfoValues, update = false) => readProfile(values, { update }).errors;

describe("readProfile", () => {
  it("reads both systems of units, the height from the fields of the chosen one", () => {
    expect(profileOf(us)).toEqual({
      name: "Ann",
      lastName: null,
      gender: "female",
      age: 34,
      unit: "us",
      height: 67,
      weight: 140,
      activityLevel: "veryActive",
      weightGoal: "lose",
    });
    expect(profileOf(metric)).toMatchObject({ unit: "metric", height: 170, weight: 140 });
  });

  it.each<[string, InfoValues, number]>([
    ["feet alone", { ...us, heightInches: "" }, 60],
    ["inches alone", { ...us, heightFeet: " ", heightInches: "11" }, 11],
    ["the least", { ...us, heightFeet: "0", heightInches: "0" }, 0],
    ["the most", { ...us, heightFeet: "10", heightInches: "11" }, 131],
    ["the most in cm", { ...metric, height: "300" }, 300],
  ])("takes %s as height", (_what, values, height) => expect(profileOf(values)?.height).toBe(height));

  it("asks for no first name in update mode, and takes none", () => {
    expect(profileOf({ ...us, name: undefined }, true)).not.toHaveProperty("name");
    expect(profileOf(us, true)).not.toHaveProperty("name");
  });

  it.each<[string, InfoValues, InfoErrors]>([
    ["an empty name", { ...us, name: " \n " }, { name: EMPTY }],
    ["a long name", { ...us, name: "n".repeat(41) }, { name: ["Use up to 40 characters"] }],
    ["a long last name", { ...us, lastName: "n".repeat(41) }, { lastName: ["Use up to 40 characters"] }],
    ["no age", { ...us, age: undefined }, { age: EMPTY }],
    ["a great age", { ...us, age: "121" }, { age: ["Must be between 0 and 120"] }],
    ["an age in words", { ...us, age: "ten" }, { age: ["Digits only"] }],
    ["no height in us", { ...us, heightFeet: "", heightInches: "" }, { heightFeet: EMPTY }],
    ["no height in cm", { ...metric, height: "" }, { height: EMPTY }],
    ["11 feet", { ...us, heightFeet: "11" }, { heightFeet: ["Must be between 0 and 10"] }],
    ["12 inches", { ...us, heightInches: "12" }, { heightInches: ["Must be between 0 and 11"] }],
    ["301 cm", { ...metric, height: "301" }, { height: ["Must be between 0 and 300"] }],
    ["no weight", { ...us, weight: " " }, { weight: EMPTY }],
    ["a heavy weight", { ...us, weight: "501" }, { weight: ["Must be between 0 and 500"] }],
    ["a sign", { ...us, weight: "-5" }, { weight: ["Digits only"] }],
    ["a decimal", { ...us, weight: "70.5" }, { weight: ["Digits only"] }],
    ["other digits", { ...us, weight: "７０" }, { weight: ["Digits only"] }],
    ["an exponent", { ...us, weight: "1e2" }, { weight: ["Digits only"] }],
    [
      "an unknown choice",
      { ...us, gender: "x", activityLevel: "__proto__" },
      { gender: EMPTY, activityLevel: EMPTY },
    ],
    [
      "nothing at all",
      {},
      {
        name: EMPTY,
        gender: EMPTY,
        age: EMPTY,
        unit: EMPTY,
        height: EMPTY,
        weight: EMPTY,
        activityLevel: EMPTY,
        weightGoal: EMPTY,
      },
    ],
  ])("refuses %s", (_what, values, errors) => expect(errorsOf(values)).toEqual(errors));
});

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
