/** `art-version.test.ts` prints the new value after a picture changed. */
export const ART_VERSION = "3964fa57";
