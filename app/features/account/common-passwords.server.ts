import { PASSWORD_MIN } from "./password-rule";

let loading: Promise<Set<string>> | undefined;

/** The passwords that attackers try first, as far as they are long enough to be chosen at all. */
export function commonPasswords(): Promise<Set<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter((password) => password.length >= PASSWORD_MIN)),
  );
  return loading;
}
