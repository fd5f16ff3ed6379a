import { isUnavailable } from "~/db/unavailable";

/** The result of `write`, or undefined while the database can't take it; nothing was written then. */
export async function undefinedIfUnavailable<T>(write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}
