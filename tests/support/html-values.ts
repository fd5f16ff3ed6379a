const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decoded = (text: string) => text.replace(/&(\w+|#x27);/g, (whole, name) => ENTITIES[name] ?? whole);
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** What a form in this page holds in the field of that name: typed, chosen or picked; undefined when there is none. */
export function shownValue(page: string, name: string): string | undefined {
  const dialog = page.split(/<dialog\b[^>]* open/).at(-1) ?? page;
  // A food's own form, not the one that logs it again.
  const html = dialog.replace(/<form\b[^>]*\/again[?"].*?<\/form>/gs, "");
  const tags = (tag: string, end: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]* name="${name}"[^>]*>${end}`, "g"))].map((match) => match);
  const inputs = tags("input", "").map(([tag]) => tag);
  const radios = inputs.filter((tag) => attribute(tag, "type") === "radio");
  const [input] = radios.length > 0 ? radios.filter((tag) => / checked=""/.test(tag)) : inputs;
  if (input) return decoded(attribute(input, "value") ?? "");
  const [area] = tags("textarea", "([^<]*)");
  if (area) return decoded(area[1] ?? "").replace(/^\n/, "");
  const [select] = tags("select", "(.*?)</select>");
  const option = select && /<option\b[^>]*selected=""[^>]*>/.exec(select[1] ?? "")?.[0];
  return option && decoded(attribute(option, "value") ?? "");
}
