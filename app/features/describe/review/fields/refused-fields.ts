type Problems = Record<string, string[]>;

/** The problems of a refused form, at their fields and, as some are hidden, once above them. */
export function refusedFields(errors: Record<string, string[] | null> = {}): Problems {
  const problems = Object.entries(errors).map(([name, messages]) => [name, messages ?? []] as const);
  const all = problems.flatMap(([, messages]) => messages);
  return { ...Object.fromEntries(problems), "": [...new Set(all)] };
}
