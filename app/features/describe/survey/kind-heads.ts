import type { SurveyDraft } from "./survey-index";
import { isHead } from "./survey-name";

/** The one head that each word is a kind of, if any. */
export function kindHeads(drafts: readonly SurveyDraft[]): Map<string, string | null> {
  const headOf = new Map<string, string | null>();
  for (const { name } of drafts) {
    const first = name.words.find(({ place }) => isHead(place))?.word ?? null;
    for (const { word, place } of name.words) {
      const head = place === "kind" ? first : null;
      headOf.set(word, headOf.has(word) && headOf.get(word) !== head ? null : head);
    }
  }
  return headOf;
}
