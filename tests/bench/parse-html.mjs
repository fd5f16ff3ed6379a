/** @typedef {string | { name: string, attributes: Record<string, string>, children: Node[] }} Node */

const EMPTY = ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"];
const TAG = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([\w:-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;

/** The tree of a page as React wrote it: every attribute quoted, every element closed. @param {string} html @returns {Node[]} */
export function parseHtml(html) {
  /** @type {{ name: string, attributes: Record<string, string>, children: Node[] }[]} */
  const open = [{ name: "", attributes: {}, children: [] }];
  let at = 0;
  const top = () => /** @type {(typeof open)[0]} */ (open.at(-1));
  for (const { 0: tag, 1: closing, 2: name = "", 3: attributes = "", 4: closed, index } of html.matchAll(
    TAG,
  )) {
    if (index < at) continue;
    if (index > at) top().children.push(html.slice(at, index));
    at = index + tag.length;
    if (!name) continue;
    if (closing) {
      open.pop();
      continue;
    }
    const element = { name, attributes: attributesOf(attributes), children: [] };
    top().children.push(element);
    if (closed || EMPTY.includes(name)) continue;
    open.push(element);
    if (name !== "script" && name !== "style") continue;
    const end = html.indexOf(`</${name}>`, at);
    top().children.push(html.slice(at, end));
    at = end;
  }
  return top().children.filter((node) => typeof node !== "string");
}

/** @param {string} text */
function attributesOf(text) {
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const [, name = "", value = ""] of text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
    // These two mean something else to React.
    if (name === "class") attributes.className = value;
    else if (name !== "value" && name !== "checked") attributes[name] = value;
  }
  return attributes;
}
