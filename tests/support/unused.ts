import ts from "typescript";
import type { SourceFile } from "./code";

/** What Remix, the compiler, Vitest or a build calls by its place. */
const CALLED_BY_PLACE =
  /^app\/(?:routes\/|root\.tsx|entry\.|ui\/jsx\/)|^tests\/support\/(?:art\.ts$|setup\/)/;

/** Names that a file exports and no other imports. */
export function unneededExports(all: SourceFile[]): string[] {
  const taken = new Map<string, Set<string>>();
  const take = (path: string, names: string[]) =>
    taken.set(path, new Set([...(taken.get(path) ?? []), ...names]));
  for (const { code, imports } of all) {
    for (const { to, names } of imports) take(to, names);
    // What a bench builds is written in a string.
    for (const [, names = "", path] of code.matchAll(/\bexport \{([^}]*)\} from "~\/([^"]+)"/g))
      for (const end of [".ts", ".tsx"]) take(`app/${path}${end}`, names.split(",").map(nameOf));
  }
  return all
    .filter(({ path }) => /\.tsx?$/.test(path) && !CALLED_BY_PLACE.test(path))
    .flatMap(({ path, exports }) => {
      const names = taken.get(path);
      const unneeded = exports.filter((name) => name !== "default" && !names?.has(name));
      return names?.has("*") ? [] : unneeded.map((name) => `${path}: ${name}`);
    });
}

const nameOf = (specifier: string) => specifier.trim().replace(/^type | as .*/g, "");

/** Classes of views that no stylesheet, script or test names. */
export function unneededClasses(views: SourceFile[], texts: string[]): string[] {
  const elsewhere = texts.join("\n").replace(/className=(?:"[^"]*"|\{[^{}]*\})/g, "");
  return views.flatMap(({ path, code }) =>
    classesIn(path, code)
      .filter((name) => !new RegExp(`\\.${name}(?![\\w-])|["'\`]${name}["'\`]`).test(elsewhere))
      .map((name) => `${path}: ${name}`),
  );
}

function classesIn(path: string, code: string): string[] {
  const found: string[] = [];
  const texts = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      found.push(...node.text.split(/\s+/));
    else if (ts.isTemplateExpression(node))
      for (const { text } of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
        found.push(
          ...text.split(/\s+/).filter((name) => /^[\w-]*\w$/.test(name) && !text.endsWith(`${name}-`)),
        );
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(texts);
    else if (ts.isJsxExpression(node)) ts.forEachChild(node, texts);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === "className" && node.initializer)
      texts(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX));
  return [...new Set(found.filter(Boolean))];
}
