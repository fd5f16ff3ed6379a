import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { Refusal } from "~/http/refusal";
import { cleanText, graphemeCount } from "~/platform/text";

export const GENDERS = ["male", "female", "other"] as const;
export const UNITS = ["us", "metric"] as const;

export const KG_PER_POUND = 0.453592;

/** How active a week is: the factor on the energy of rest, and its label. */
export const ACTIVITY_LEVELS = {
  sedentary: { multiplier: 1.2, label: "0 Day" },
  lightlyActive: { multiplier: 1.375, label: "1-2 Days" },
  moderatelyActive: { multiplier: 1.55, label: "3-5 Days" },
  veryActive: { multiplier: 1.725, label: "6-7 Days" },
  extremelyActive: { multiplier: 1.9, label: "Physical Job" },
} as const;

/** What the weight should do: the kcal a day added for it, and its label. */
export const WEIGHT_GOALS = {
  maintain: { calories: 0, label: "Maintain" },
  lose: { calories: -500, label: "Lose" },
  gain: { calories: 500, label: "Gain" },
} as const;

type Gender = (typeof GENDERS)[number];
export type Unit = (typeof UNITS)[number];
export type ActivityLevel = keyof typeof ACTIVITY_LEVELS;
export type WeightGoal = keyof typeof WEIGHT_GOALS;

/** `height` in inches and `weight` in pounds when `unit` is us; centimetres and kilograms when metric. */
export type Body = {
  gender: Gender;
  age: number;
  unit: Unit;
  height: number;
  weight: number;
  activityLevel: ActivityLevel;
  weightGoal: WeightGoal;
};

/** What the info form tells. `name` is left out in update mode, which has no such field. */
export type Profile = Body & { name?: string; lastName: string | null };

export type KnownProfile = { name: string | null; lastName: string | null; updatedAt: number | null } & {
  [Part in keyof Body]: Body[Part] | null;
};

export function bodyOf(known: KnownProfile): Body | null {
  const { gender, age, unit, height, weight, activityLevel, weightGoal } = known;
  if (!gender || age === null || !unit || height === null || weight === null) return null;
  if (!activityLevel || !weightGoal) return null;
  return { gender, age, unit, height, weight, activityLevel, weightGoal };
}

export const profileWeight = (kg: number, unit: Unit): number => (unit === "us" ? kg / KG_PER_POUND : kg);

export type InfoField = keyof Body | "name" | "lastName" | "heightFeet" | "heightInches";
/** The info form as text. Both kinds of height may be there: the unit says which one counts. */
export type InfoValues = Partial<Record<InfoField, string>>;
export type InfoErrors = Partial<Record<InfoField, string[]>>;

type Read = { profile: Profile; errors?: undefined } | { profile?: undefined; errors: InfoErrors };

const AGE_MAX = 120;
const FEET_MAX = 10;
const INCHES_MAX = 11;
const CM_MAX = 300;
const WEIGHT_MAX = 500;
export const PERSON_NAME_MAX = 40;

/** Reads the info form; in update mode it has no first name. */
export function readProfile(values: InfoValues, { update }: { update: boolean }): Read {
  const errors: InfoErrors = {};
  const refuse = (field: InfoField, message: string) => {
    errors[field] = [message];
  };

  function text(field: InfoField): string {
    const clean = cleanText(values[field] ?? "");
    if (graphemeCount(clean) > PERSON_NAME_MAX) refuse(field, ACCOUNT_MESSAGES.nameTooLong);
    return clean;
  }

  function whole(field: InfoField, max: number, isRequired = true): number {
    const typed = (values[field] ?? "").trim();
    if (typed === "") {
      if (isRequired) refuse(field, ACCOUNT_MESSAGES.fieldEmpty);
    } else if (!/^\d+$/.test(typed)) refuse(field, ACCOUNT_MESSAGES.digitsOnly);
    else if (Number(typed) > max) refuse(field, ACCOUNT_MESSAGES.between(0, max));
    return Number(typed);
  }

  function oneOf<T extends string>(field: InfoField, options: readonly T[]): T {
    const found = options.find((option) => option === values[field]);
    if (!found) refuse(field, ACCOUNT_MESSAGES.fieldEmpty);
    return found as T;
  }

  function readHeight(): number {
    if (unit !== "us") return whole("height", CM_MAX);
    const isFilled = values.heightFeet?.trim() || values.heightInches?.trim();
    return whole("heightFeet", FEET_MAX, !isFilled) * 12 + whole("heightInches", INCHES_MAX, false);
  }

  const unit = oneOf("unit", UNITS);
  const name = update ? undefined : text("name");
  if (name === "") refuse("name", ACCOUNT_MESSAGES.fieldEmpty);
  const profile = {
    ...(name && { name }),
    lastName: text("lastName") || null,
    gender: oneOf("gender", GENDERS),
    age: whole("age", AGE_MAX),
    unit,
    height: readHeight(),
    weight: whole("weight", WEIGHT_MAX),
    activityLevel: oneOf("activityLevel", Object.keys(ACTIVITY_LEVELS) as ActivityLevel[]),
    weightGoal: oneOf("weightGoal", Object.keys(WEIGHT_GOALS) as WeightGoal[]),
  };
  return Object.keys(errors).length > 0 ? { errors } : { profile };
}

const CM_PER_INCH = 2.54;
const OTHER_UNIT_KG_PER_POUND = 0.453592;

const isWhole = (text: string | undefined): text is string => /^\d+$/.test(text?.trim() ?? "");

/** A typed weight in the other unit than `from`, in whole pounds or kilograms; what is no whole number stays as it is. */
function otherWeight(weight: string | undefined, from: Unit): string | undefined {
  if (!isWhole(weight)) return weight;
  return String(
    Math.round(
      from === "us" ? Number(weight) * OTHER_UNIT_KG_PER_POUND : Number(weight) / OTHER_UNIT_KG_PER_POUND,
    ),
  );
}

type Height = Pick<InfoValues, "heightFeet" | "heightInches" | "height">;

/** The height that was typed in feet and inches, with whole centimetres beside it; nothing where none was typed. */
function withCm({ heightFeet, heightInches }: Height): Height {
  const inches = Number(heightFeet || 0) * 12 + Number(heightInches || 0);
  const isTyped = isWhole(heightFeet) || isWhole(heightInches);
  const height = isTyped && Number.isFinite(inches) ? String(Math.round(inches * CM_PER_INCH)) : undefined;
  return { heightFeet, heightInches, height };
}

/** The height that was typed in centimetres, with feet and whole inches beside it; nothing where none was typed. */
function withFeet({ height }: Height): Height {
  if (!isWhole(height)) return { height };
  const inches = Math.round(Number(height) / CM_PER_INCH);
  return { height, heightFeet: String(Math.floor(inches / 12)), heightInches: String(inches % 12) };
}

const text = (value: number | null) => (value === null ? undefined : String(value));

/** What the info form shows at first: what is known, else the defaults. */
export function infoValues(known: KnownProfile): InfoValues {
  const unit = known.unit ?? "us";
  return {
    name: known.name ?? undefined,
    lastName: known.lastName ?? undefined,
    gender: known.gender ?? "male",
    age: text(known.age),
    unit,
    ...(unit === "metric" ? withFeet({ height: text(known.height) }) : withCm(feetAndInches(known.height))),
    weight: text(known.weight),
    activityLevel: known.activityLevel ?? "sedentary",
    weightGoal: known.weightGoal ?? "maintain",
  };
}

function feetAndInches(height: number | null): InfoValues {
  if (height === null) return {};
  return { heightFeet: String(Math.floor(height / 12)), heightInches: String(height % 12) };
}

export type Measures = Pick<InfoValues, "weight" | "heightFeet" | "heightInches" | "height">;
/** The last change of unit: what was shown before it, and after. */
export type Switched = { before: Measures; after: Measures };

/**
 * What a form shows once its unit is changed to `to`. What wasn't touched since the `last` change comes back as it was,
 * so that going back and forth changes nothing.
 */
export function switchUnit(shown: Measures, to: Unit, last?: Switched): Measures {
  const same = (...names: (keyof Measures)[]) =>
    last !== undefined && names.every((name) => (last.after[name] ?? "") === (shown[name] ?? ""));
  const weight = same("weight")
    ? last?.before.weight
    : otherWeight(shown.weight, to === "us" ? "metric" : "us");
  if (to === "us") return { ...(same("height") ? shown : withFeet(shown)), weight };
  return { ...(same("heightFeet", "heightInches") ? shown : withCm(shown)), weight };
}

type Sent = Pick<InfoValues, "unit" | "weight"> & { shownUnit?: string; shownWeight?: string };

/** The weight in the unit sent with it: without JavaScript one left as it was is still in the unit shown before. */
export function weightInUnit({ unit, weight, shownUnit, shownWeight }: Sent): string | undefined {
  const from = UNITS.find((each) => each === shownUnit);
  const isLeft = weight !== undefined && weight === shownWeight;
  return from && from !== unit && isLeft ? otherWeight(weight, from) : weight;
}

/** The refusal of a form whose values were changed at `changedAt` (ms), after it was shown. Sent once more, it is saved. */
export const saveAgain = (changedAt: number): Refusal =>
  new Refusal(409, ACCOUNT_MESSAGES.changedElsewhere, {}, { values: { updatedAt: String(changedAt) } });

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Whether a barcode that this server doesn't know is looked up elsewhere; "ask" until the person has said. */
export type LooksUp = "on" | "off" | "ask";

export const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as [K, ...K[]];
