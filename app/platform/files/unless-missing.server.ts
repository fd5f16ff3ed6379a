/** For `.catch`: rethrows anything but a missing file. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
