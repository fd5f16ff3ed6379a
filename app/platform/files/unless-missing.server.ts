/** For a failed look at a file: that it is not there is no failure. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
