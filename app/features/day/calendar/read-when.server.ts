import { z } from "zod";
import type { When } from "./eaten-at";
import { whenGiven } from "./when-fields.server";

type Read = { given: When; problems?: undefined } | { given?: undefined; problems: Record<string, string[]> };

export function readWhen(typed: When, today: string): Read {
  const { data, error } = z.object(whenGiven(today)).safeParse(typed);
  if (data) return { given: data };
  return {
    problems: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), [message]])),
  };
}
