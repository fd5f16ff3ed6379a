/** What a form would send, without files. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.trim()]));
}
