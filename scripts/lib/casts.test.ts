import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Largest numbers of type assertions (`x as T` except `as const`, and `sql<T>`) outside of tests, by area. Lower a
 * number when casts go; use a type guard or a helper of `shared/domain/src/typed.ts` instead of raising it.
 */
const maxCasts: Record<string, number> = {
  api: 57,
  bench: 3,
  'mfe-blog-admin': 8,
  'mfe-learner': 0,
  'mfe-public': 2,
  'mfe-trainer': 13,
  scripts: 6,
  'shared/api-client': 8,
  'shared/build': 3,
  'shared/contract': 1,
  'shared/domain': 4,
  'shared/forms': 8,
  'shared/release': 0,
  'shared/ui': 1,
  shell: 23,
};

const root = join(__dirname, '../..');
const isLeftOut =
  /\.test\.tsx?$|\.d\.ts$|(^|\/)(node_modules|dist|generated|bad-example|\.[^/]+|fake-[^/]+)(\/|$)|^api\/test\//;

test.each(Object.entries(maxCasts))('%s has no more casts than before', (area, max) => {
  const files = readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
    .map((file) => `${area}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !isLeftOut.test(file));
  const casts = files.flatMap(castsIn);
  expect(casts.length > max ? casts : []).toEqual([]);
});

/** Also `sql<T>`, because it claims a type; api/src/platform/database/typed-sql.ts has helpers that convert. */
const isCast = (node: ts.Node) =>
  (ts.isAsExpression(node) && node.type.getText() !== 'const') ||
  (ts.isTaggedTemplateExpression(node) && node.typeArguments !== undefined);

function castsIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!/\bas\b|sql</.test(text)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isCast(node)) {
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
