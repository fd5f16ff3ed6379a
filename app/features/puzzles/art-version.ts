/** `art-version.test.ts` prints the new value after a picture changed. */
export const ART_VERSION = "f1672626";
