/** Ids and secrets are long and not all small letters, as in /share/0f3a… or /avatars/avatar_0f3a….jpg. */
const ID = /^(?=.*[\dA-Z])[\w-]{16,}/;

/** A URL's path for the log, without query, ids and secrets. */
export function loggedPath(address: string): string {
  const [path = ""] = address.replace(/^https?:\/\/[^/]*/, "").split(/[?#]/);
  return path.split("/").map(withoutId).join("/");
}

const withoutId = (part: string) => part.replace(ID, "*");
