import { cleanText } from "~/platform/text/clean-text";
import { graphemeCount } from "~/platform/text/grapheme-count";
import { ACCOUNT_MESSAGES } from "../messages";
import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  type Body,
  GENDERS,
  type Profile,
  UNITS,
  WEIGHT_GOALS,
  type WeightGoal,
} from "./profile";

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
export const NAME_MAX = 40;

/** Reads the info form; in update mode it has no first name. */
export function readProfile(values: InfoValues, { update }: { update: boolean }): Read {
  const errors: InfoErrors = {};
  const refuse = (field: InfoField, message: string) => {
    errors[field] = [message];
  };

  function text(field: InfoField): string {
    const clean = cleanText(values[field] ?? "");
    if (graphemeCount(clean) > NAME_MAX) refuse(field, ACCOUNT_MESSAGES.nameTooLong);
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
