/** Names the pictures as they are now; `art-version.test.ts` says what to write here once one of them changed. */
export const ART_VERSION = "f8550cf6";
