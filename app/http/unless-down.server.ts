import { isUnavailable } from "~/db/unavailable";

/** What `write` gives, or undefined while the database can't take it: nothing was changed then. Bugs are thrown on. */
export async function undefinedIfUnavailable<T>(write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}
