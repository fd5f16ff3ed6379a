type Problems = Record<string, string[]>;

/** The problems of a form that was refused as a whole: each at its field and once above them, for some are hidden. */
export function refusedFields(errors: Record<string, string[] | null> = {}): Problems {
  const problems = Object.entries(errors).map(([name, messages]) => [name, messages ?? []] as const);
  const all = problems.flatMap(([, messages]) => messages);
  return { ...Object.fromEntries(problems), "": [...new Set(all)] };
}
