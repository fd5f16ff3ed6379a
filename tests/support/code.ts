import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import ts from "typescript";

/** `to` is a path from the project root, with its ending when the file exists, or a package's name; of `names`, "*" is all. */
export type Import = { to: string; typeOnly: boolean; dynamic: boolean; names: string[] };
export type SourceFile = { path: string; code: string; exports: string[]; imports: Import[] };

export const pathsIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );

export const sourceFiles = (...folders: string[]): SourceFile[] =>
  pathsIn(...folders)
    .filter((path) => /\.(?:mjs|tsx?)$/.test(path))
    .map((path) => sourceFile(path, readFileSync(path, "utf8")));

/** `code` is the source without its comments. */
export function sourceFile(path: string, source: string): SourceFile {
  const imports: Import[] = [];
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true);
  const add = (node: ts.Node | undefined, names: string[], typeOnly: boolean, dynamic = false) => {
    if (node && ts.isStringLiteral(node))
      imports.push({ to: resolved(path, node.text), typeOnly, dynamic, names });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, namesIn(node.importClause?.namedBindings), isTypeOnly(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, namesIn(node.exportClause), node.isTypeOnly);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], ["*"], false, true);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, ["*"], true);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { path, code: withoutComments(source, path), exports: exportedNames(tree), imports };
}

function namesIn(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] {
  if (!bindings) return [];
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return ["*"];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function exportedNames(tree: ts.SourceFile): string[] {
  const names = tree.statements.flatMap((node) => {
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map(({ name }) => name.getText(tree));
    return "name" in node && node.name ? [(node.name as ts.Identifier).text] : [];
  });
  // Overloads, and a type beside its value, are one name.
  return [...new Set(names)];
}

function isTypeOnly(clause: ts.ImportClause | undefined) {
  if (!clause) return false;
  const names = clause.namedBindings;
  const allTypes = names && ts.isNamedImports(names) && names.elements.every((element) => element.isTypeOnly);
  return clause.isTypeOnly || (!clause.name && Boolean(allTypes));
}

function resolved(from: string, specifier: string) {
  const bare = specifier.split("?")[0] ?? "";
  if (!/^(?:~\/|\.)/.test(bare)) return bare;
  const path = bare.startsWith("~/") ? `app/${bare.slice(2)}` : posix.join(dirname(from), bare);
  return (
    [path, `${path}.ts`, `${path}.tsx`, `${path}.mjs`].find(
      (name) => /\.\w+$/.test(name) && existsSync(name),
    ) ?? path
  );
}

function withoutComments(source: string, path: string) {
  const printer = ts.createPrinter({ removeComments: true });
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return printer.printFile(ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, false, kind));
}

/** The house without its tests, food tables and pictures. */
const isHouse = ({ path }: SourceFile) =>
  /^(?:app|server)\//.test(path) && !/\.test\.|\/table\/|\/maps\//.test(path);
const isRoute = (path: string) => path.startsWith("app/routes/");

/** Groups of files that reach each other, by any import but `import()`. */
export function circlesOf(all: SourceFile[]): string[][] {
  const to = arrows(all, () => true);
  const circles = new Map<string, string[]>();
  for (const path of to.keys()) {
    const reached = reach(to, to.get(path) ?? []);
    if (!reached.has(path)) continue;
    const circle = [...reached].filter((other) => reach(to, to.get(other) ?? []).has(path)).toSorted();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

/** Names that two files of the house export; those of routes are Remix's. */
export function namesOfTwoThings(all: SourceFile[]): string[] {
  const places = new Map<string, string[]>();
  for (const { path, exports } of all.filter((file) => isHouse(file) && !isRoute(file.path)))
    for (const name of exports) places.set(name, [...(places.get(name) ?? []), path]);
  return [...places]
    .filter(([name, paths]) => paths.length > 1 && name !== "default" && !isByDialect(paths))
    .map(([name, paths]) => `${name}: ${paths.join(", ")}`);
}

/** One declaration for each database. */
const isByDialect = (paths: string[]) =>
  new Set(paths.map((path) => path.replace(/\.(?:pg|sqlite)\b/, ""))).size === 1;

export function doorsOf(all: SourceFile[]) {
  const house = all.filter(isHouse);
  const to = arrows(house);
  const lines = new Map(house.map(({ path }) => [path, readFileSync(path, "utf8").split("\n").length - 1]));
  const lengths = [...lines.values()].toSorted((a, b) => a - b);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const functions = new Map(house.map(({ path, code }) => [path, functionsOf(path, code)]));
  const importers = new Map<string, number>();
  for (const paths of to.values())
    for (const path of paths) importers.set(path, (importers.get(path) ?? 0) + 1);
  const importLines = house.flatMap(({ path }) => linesOfImports(readFileSync(path, "utf8"))).length;
  const arrowCount = [...to.values()].reduce((sum, paths) => sum + paths.length, 0);
  return {
    files: house.length,
    lines: total,
    "arrows per 1,000 lines": Math.round((1000 * arrowCount) / total),
    "lines that are imports, %": percent(importLines, total),
    "median file": lengths[lengths.length >> 1],
    "files of at most 15 lines, %": percent(lengths.filter((length) => length <= 15).length, lengths.length),
    "files of at most 25 lines with one importer": house.filter(
      ({ path }) => !isRoute(path) && importers.get(path) === 1 && (lines.get(path) ?? 0) <= 25,
    ).length,
    "reached from describe": reach(to, ["app/routes/_front.eat.describe.tsx"]).size,
    "reached from home": reach(to, ["app/routes/_front.tsx"]).size,
    "reached from POST /api/food": reach(to, ["app/routes/api.food.ts"]).size,
    "functions of five or more parameters": longLists([...functions.values()].flat()),
    "functions of a feature that take what a caller has": withoutCaller(
      house.flatMap(({ path }) => (path.startsWith("app/features/") ? (functions.get(path) ?? []) : [])),
    ),
  };
}

const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

const linesOfImports = (source: string) =>
  (source.match(/^import[\s\S]*?;$/gm) ?? []).flatMap((statement) => statement.split("\n"));

/** Folders of the house with more than 15 files of code or styles, tests aside, with how many. */
export function fullFolders(paths: string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths)
    if (/\.(?:css|mjs|tsx?)$/.test(path) && !/\.test\.|^app\/routes\/|\/(?:maps|table)\//.test(path))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 15).map(([folder, count]) => `${folder}: ${count}`);
}

export const longLists = (functions: string[][]): number =>
  functions.filter((parameters) => parameters.length >= 5).length;

/** How many functions take a database, a person and the time one by one. */
export const withoutCaller = (functions: string[][]): number =>
  functions
    .map((parameters) => parameters.join())
    .filter((all) => /: (?:Store|Db)\b/.test(all) && /\bnow\b/.test(all) && /\b(?:userId|viewer)\b/.test(all))
    .length;

/** The parameters of each function, as they are written. */
export function functionsOf(path: string, code: string): string[][] {
  const found: string[][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && "body" in node && node.body)
      found.push(node.parameters.map((parameter) => parameter.getText()));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true));
  return found;
}

function arrows(all: SourceFile[], counts: (how: SourceFile["imports"][number]) => boolean = () => true) {
  const known = new Set(all.map(({ path }) => path));
  return new Map(
    all.map(({ path, imports }) => [
      path,
      [...new Set(imports.filter(counts).map(({ to }) => to))].filter((to) => known.has(to) && to !== path),
    ]),
  );
}

function reach(to: Map<string, string[]>, from: string[]): Set<string> {
  const seen = new Set<string>();
  const next = [...from];
  for (let path = next.pop(); path; path = next.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    next.push(...(to.get(path) ?? []));
  }
  return seen;
}

type Source = { path: string; code: string };

/** A field for a file: the `name` it is sent by, if any, and the tag of its form, also that of the view that renders it. */
export type FileField = { path: string; name?: string; form?: string };

/** Each `type="file"` of these views, however it is written. */
export function fileFields(views: Source[]): FileField[] {
  const trees = views.map(({ path, code }) => treeOf(path, code));
  return trees.flatMap((tree) =>
    nodesOf(tree)
      .filter(isFileType)
      .map((type) => {
        const tag = nearestTag(type);
        const view = viewAround(type);
        const form =
          formAround(type) ??
          trees
            .flatMap((other) => usesOf(other, view))
            .map(formAround)
            .find(Boolean);
        return { path: tree.fileName, name: tag && attribute(tag, "name"), form: form?.getText() };
      }),
  );
}

const treeOf = (path: string, code: string) =>
  ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);

function nodesOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(...nodesOf(child)));
  return [node, ...children];
}

function isFileType(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return false;
  return node.name.getText() === "type" && /^\{?["'`]file["'`]\}?$/.test(node.initializer?.getText() ?? "");
}

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

const nearestTag = (node: ts.Node): Tag | undefined =>
  ts.findAncestor(node, (at): at is Tag => ts.isJsxOpeningElement(at) || ts.isJsxSelfClosingElement(at));

function attribute(tag: Tag, name: string): string | undefined {
  const found = tag.attributes.properties.find((property) => property.name?.getText() === name);
  return found && ts.isJsxAttribute(found) ? found.initializer?.getText().replace(/^"|"$/g, "") : undefined;
}

function formAround(node: ts.Node): Tag | undefined {
  const form = ts.findAncestor(
    node,
    (at) => ts.isJsxElement(at) && /form$/i.test(at.openingElement.tagName.getText()),
  );
  return form && (form as ts.JsxElement).openingElement;
}

/** The name of the function of a view that this stands in. */
const viewAround = (node: ts.Node): string | undefined =>
  ts.findAncestor(node, (at): at is ts.FunctionDeclaration => ts.isFunctionDeclaration(at))?.name?.text;

const usesOf = (tree: ts.SourceFile, view?: string): ts.Node[] =>
  nodesOf(tree).filter(
    (node) =>
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === view,
  );

/** Every regular expression literal of a source, and how many it makes at run time. */
export function expressionsIn(path: string): { literals: RegExp[]; made: number } {
  const literals: RegExp[] = [];
  let made = 0;
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(asExpression(node.text));
    if (ts.isNewExpression(node) || ts.isCallExpression(node))
      if (/^(?:globalThis\.)?RegExp$/.test(node.expression.getText())) made++;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2024, true, kind));
  return { literals, made };
}

function asExpression(literal: string) {
  const end = literal.lastIndexOf("/");
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

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
