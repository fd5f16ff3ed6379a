import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import ts from "typescript";

/** `to` is a path from the project root, with its ending when the file exists, or a package's name. */
export type Import = { to: string; typeOnly: boolean };
export type SourceFile = { path: string; code: string; imports: Import[] };

export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.(?:mjs|tsx?)$/.test(path))
    .map((path) => sourceFile(path, readFileSync(path, "utf8")));
}

/** `code` is the source without its comments. */
export function sourceFile(path: string, source: string): SourceFile {
  const imports: Import[] = [];
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true);
  const add = (node: ts.Node | undefined, typeOnly: boolean) => {
    if (node && ts.isStringLiteral(node)) imports.push({ to: resolved(path, node.text), typeOnly });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { path, code: withoutComments(source, path), imports };
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
