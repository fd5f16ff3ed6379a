let loading: Promise<Set<string>> | undefined;

/** Shorter ones are no password here, nor the better part of one. */
const WORD_MIN = 6;

/** A password as it is compared with those that are easily guessed: in whatever case, as it is hashed. */
export const comparable = (password: string): string => password.normalize("NFKC").toLowerCase();

/** The passwords that attackers try first, comparable. */
export function commonPasswords(): Promise<Set<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter(({ length }) => length >= WORD_MIN).map(comparable)),
  );
  return loading;
}
