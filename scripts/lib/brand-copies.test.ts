import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const areas = ['api/src', 'mfe-blog-admin', 'mfe-learner', 'mfe-public', 'mfe-trainer', 'shared', 'shell'];
const isLeftOut = /\.(test|stories)\.tsx?$|(^|\/)(node_modules|dist)\//;
/** These are the same for every brand. */
const fixed = ['timeZone'];

/** Places in a module that read the brand when the module is loaded. */
function copiesIn(text: string): string[] {
  const file = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true);
  const copies: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'brand' && !fixed.includes(node.name.text))
      copies.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return copies;
}

test('no module keeps a copy of the brand, which administrators change while the site runs', () => {
  const files = areas.flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
      .map((file) => `${area}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !isLeftOut.test(file)),
  );
  const copies = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /\bbrand\./.test(text) ? copiesIn(text).map((copy) => `${file}: ${copy}`) : [];
  });
  expect(files.length).toBeGreaterThan(500);
  expect(copies).toEqual([]);
});

test('a copy outside of a function is found', () => {
  expect(copiesIn('const text = brand.name + 1; const later = () => brand.name;')).toEqual(['brand.name']);
});
