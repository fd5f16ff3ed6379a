import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/** Lines that are not blank. A table of foods or a picture is data, and as long as it is. */
const LINES_MAX: [kind: RegExp, lines: number][] = [
  [/\.test\.tsx?$|^tests\/|\/(?:table|maps)\/|\/puzzles\/categories\.ts$/, Number.POSITIVE_INFINITY],
  [/^app\/routes\//, 140],
  [/./, 300],
];
const FUNCTION_LINES_MAX = 60;
const VIEW_LINES_MAX = 105;
const FILES_IN_A_FOLDER_MAX = 50;
const COMMENT_SHARE_MAX = 0.045;
const ROOM_SHARE_MAX = 0.14;

const PRIVATE_WORDS =
  /(?<![a-z])(?:kept|told|asked|arrived|whoever|Kept|Told|Asked|Arrived|Whoever)(?![a-z])|(?<=[a-z])(?:Kept|Told|Asked|Arrived)(?![a-z])/;

const tracked = ["app", "server", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name)),
);
const isTest = (path: string) => /^tests\/|\.test\.tsx?$/.test(path);
const read = (path: string) => ({ path, text: readFileSync(path, "utf8") });
type Source = ReturnType<typeof parse>;
const code = tracked.filter((path) => /\.tsx?$/.test(path)).map(parse);
const source = code.filter(({ path }) => !isTest(path));
const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "").length;

describe("the code is readable", () => {
  test("no file is longer than its kind may be", () => {
    const files = tracked.filter((path) => /\.(?:tsx?|css)$/.test(path)).map(read);
    expect(
      files.flatMap(({ path, text }) => {
        const [, max = 0] = LINES_MAX.find(([kind]) => kind.test(path)) ?? [];
        return linesOf(text) > max ? [`${path}: ${linesOf(text)} lines`] : [];
      }),
    ).toEqual([]);
  });

  test("no function is longer than a screen", () => {
    expect(source.flatMap(longFunctions)).toEqual([]);
  });

  test("no folder holds more than one reads at a glance; the routes are the map of the site", () => {
    const folders = grouped(tracked, dirname);
    const large = [...folders].filter(([folder, files]) => {
      const own = files.filter((path) => !isTest(path) || folder.startsWith("tests"));
      return own.length > FILES_IN_A_FOLDER_MAX && folder !== "app/routes";
    });
    expect(large.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  test("no room of the product is larger than a seventh of it", () => {
    const app = source.filter(({ path }) => path.startsWith("app/"));
    const room = (path: string) => /^app\/(?:features\/)?[\w-]+/.exec(path)?.[0] ?? "";
    const sum = (files: { text: string }[]) => files.reduce((all, { text }) => all + linesOf(text), 0);
    const rooms = [...grouped(app, ({ path }) => room(path))];
    const shares = rooms.map(([name, files]) => [name, sum(files) / sum(app)] as const);
    expect(shares.length).toBeGreaterThan(15);
    expect(shares.filter(([, share]) => share > ROOM_SHARE_MAX)).toEqual([]);
  });

  test("comments are few", () => {
    const share = (files: { text: string }[]) =>
      files.reduce((all, { text }) => all + text.split("\n").filter(isComment).length, 0) /
      files.reduce((all, { text }) => all + linesOf(text), 0);
    expect(share(source)).toBeGreaterThan(0.001);
    expect(share(source)).toBeLessThanOrEqual(COMMENT_SHARE_MAX);
  });

  test("names and comments are plain English", () => {
    expect(PRIVATE_WORDS.test("whatWasTold") && PRIVATE_WORDS.test("// kept for later")).toBe(true);
    expect(PRIVATE_WORDS.test("masked, tasked")).toBe(false);
    expect(code.filter(({ path }) => path !== "tests/readable.test.ts").flatMap(privateWords)).toEqual([]);
  });

  test("test titles are plain English", () => {
    const titles = code.filter(({ path }) => isTest(path)).flatMap(titlesOf);
    expect(titles.length).toBeGreaterThan(1000);
    expect(titles.filter((title) => PRIVATE_WORDS.test(title))).toEqual([]);
  });

  test("titles are found in every kind of test", () => {
    const text = `describe("a", () => { it.each([1])(\`b \${x}\`, f); test.skipIf(y).each([2])("c", f); test("d"); });`;
    const tree = ts.createSourceFile("x.ts", text, ts.ScriptTarget.ES2022);
    expect(titlesOf({ path: "x.ts", text, tree })).toEqual(
      ['"a"', `\`b \${x}\``, '"c"', '"d"'].map((title) => `x.ts: ${title}`),
    );
  });
});

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*(?!\w)|\{\/\*)/.test(line);

function parse(path: string) {
  const { text } = read(path);
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  return { path, text, tree };
}

function longFunctions({ path, tree }: Source): string[] {
  const max = path.endsWith(".tsx") ? VIEW_LINES_MAX : FUNCTION_LINES_MAX;
  const long: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) {
      const [from, to] = [node.getStart(tree), node.end].map(
        (at) => tree.getLineAndCharacterOfPosition(at).line,
      );
      const lines = (to ?? 0) - (from ?? 0) + 1;
      if (lines > max) long.push(`${path}:${(from ?? 0) + 1}: ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return long;
}

function privateWords({ path, text, tree }: Source): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && PRIVATE_WORDS.test(node.text)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const comments = text.split("\n").filter((line) => isComment(line) && PRIVATE_WORDS.test(line));
  return [...names, ...comments.map((line) => line.trim())].map((what) => `${path}: ${what}`);
}

/** The literal first arguments of test, it and describe, with .each, .skipIf and the like in between. */
function titlesOf({ path, tree }: Source): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    const title = ts.isCallExpression(node) && /^(?:test|it|describe)$/.test(root(node)) && node.arguments[0];
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      titles.push(`${path}: ${title.getText(tree)}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles;
}

/** `test` of `test.each(rows)`. */
function root(node: ts.Node): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return root(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return root(node.tag);
  return ts.isIdentifier(node) ? node.text : "";
}
