import ts from "typescript";

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

/** `type="file"`, `type={"file"}` or `{ type: "file" }`. */
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
