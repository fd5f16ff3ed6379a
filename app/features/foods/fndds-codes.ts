const CODES =
  /,? {0,2}\b(?:NFS\b|NS as to (?:light, heavy, or half and half|fresh, smoked or cured|[^,;()]*)),?(?=([,;) ]|$))/g;

/** Without what a survey's name says it doesn't say: "Milk, NFS", "Chicken, NS as to part, baked". */
export const withoutFnddsCodes = (name: string): string =>
  name
    .replace(CODES, (_, next: string) => (next === " " ? "," : ""))
    .replace(/ ?\(\)/, "")
    .replace(/^[, ]+|(?<![, ])[, ]+$/g, "") || name;
