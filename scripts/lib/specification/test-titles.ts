import { readFileSync } from 'node:fs';
import ts from 'typescript';

const testFunctions = new Set(['it', 'test']);

/** Name of the function at the root of `test`, `test.each(rows)` or a tagged `test.each` template. */
function rootName(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootName(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return rootName(node.tag);
  return ts.isIdentifier(node) ? node.text : '';
}

function titleOf(node: ts.Expression | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : null;
}

/** The titles of a test file as its source has them: `%s` and `$name` of a table are not filled in. */
export function titlesIn(file: string, source = readFileSync(file, 'utf8')): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && testFunctions.has(rootName(node.expression))) {
      const title = titleOf(node.arguments[0]);
      if (title !== null) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return titles;
}
