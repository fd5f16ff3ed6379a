const MARK = "pair~";

/** A pair of tokens as one value, stored in place of a recovery link's token. */
export const tokenPair = (access: string, refresh: string): string => `${MARK}${access}~${refresh}`;

/** The pair in such a value; undefined for a link's token. */
export function tokensOfPair(proof: unknown): { access: string; refresh: string } | undefined {
  if (typeof proof !== "string" || !proof.startsWith(MARK)) return undefined;
  const [access = "", refresh = ""] = proof.slice(MARK.length).split("~");
  return { access, refresh };
}
