import { PASSWORD_MIN } from "./password-rule";

let loading: Promise<Set<string>> | undefined;

/** A password as it is compared with those that are easily guessed: in whatever case, as it is hashed. */
export const comparable = (password: string): string => password.normalize("NFKC").toLowerCase();

/** The passwords that attackers try first, comparable, as far as they are long enough to be chosen at all. */
export function commonPasswords(): Promise<Set<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter(({ length }) => length >= PASSWORD_MIN).map(comparable)),
  );
  return loading;
}
