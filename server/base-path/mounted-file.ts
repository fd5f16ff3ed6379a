/** A built script or stylesheet with the base path before the addresses of other built files. */
export const mountedFile = (text: string, basePath: string): string =>
  text
    .replace(/(["'`(])\/assets\//g, `$1${basePath}/assets/`)
    // How the bundler's loader of chunks addresses one.
    .replace(/return"\/"\+/g, `return"${basePath}/"+`);
