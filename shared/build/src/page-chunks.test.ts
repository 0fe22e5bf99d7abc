import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findRemotes } from './remotes';

/**
 * The chunk that each `page(load, loader, { chunk })` call names, and the one that its import is built into, as
 * [named, built] pairs in source order.
 */
function pageChunks(source: string): [named: string | null, built: string | null][] {
  const file = ts.createSourceFile('remote.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports = new Map<string, string>();
  const pages: [string | null, ts.Expression][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      imports.set(node.name.getText(), node.initializer.getText());
    if (ts.isCallExpression(node) && node.expression.getText() === 'page') {
      const options = node.arguments[2]?.getText() ?? '';
      pages.push([/\bchunk: '([\w-]+)'/.exec(options)?.[1] ?? null, node.arguments[0] as ts.Expression]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return pages.map(([named, load]) => {
    const text = imports.get(load.getText()) ?? load.getText();
    return [named, /webpackChunkName: "([\w-]+)"/.exec(text)?.[1] ?? null];
  });
}

const root = join(__dirname, '../../..');
const sources = [
  ...findRemotes(root)
    .filter(({ rendersOnServer }) => rendersOnServer)
    .map(({ folder }) => join(folder, 'src/remote.ts')),
  join(root, 'shell/src/boot/routes.tsx'),
];

test.each(sources.map((file) => [file.slice(root.length + 1), file]))(
  'every server-rendered route of %s names the chunk of its page',
  (_name, file) => {
    const pages = pageChunks(readFileSync(file, 'utf8'));
    expect(pages.length).toBeGreaterThan(0);
    for (const [named, built] of pages) {
      expect(built).not.toBeNull();
      expect(named).toBe(built);
    }
  },
);

test('a page without a chunk or with the chunk of another page is found', () => {
  const source = `
    const home = () => import(/* webpackChunkName: "home" */ './home');
    const routes = [page(home), page(home, undefined, { chunk: 'course' }), page(home, load(), { chunk: 'home' })];`;
  expect(pageChunks(source)).toEqual([
    [null, 'home'],
    ['course', 'home'],
    ['home', 'home'],
  ]);
});
