import { readFileSync } from "node:fs";
import ts from "typescript";

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
