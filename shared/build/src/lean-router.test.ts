import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const leanRouter: (source: string) => string = require('./lean-router.cjs');
const folder = join(__dirname, '../../../node_modules/react-router/dist/production');
const sources = readdirSync(folder)
  .filter((file) => /^chunk-.*\.mjs$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

test('shortens one file of the installed router', () => {
  const changed = sources.filter((source) => leanRouter(source) !== source);
  expect(changed).toHaveLength(1);
  const [source = ''] = changed;
  expect(leanRouter(source)).toContain('function PrefetchPageLinks({ page, ...linkProps }) {\n  return null;\n}\n');
  expect(source.length - leanRouter(source).length).toBeGreaterThan(8000);
});

test('fails when the router no longer has a function', () => {
  const [source = ''] = sources.filter((each) => leanRouter(each) !== each);
  const renamed = source.replaceAll('RSCErrorHandler', 'AnotherName');
  expect(() => leanRouter(renamed)).toThrow('react-router has no function RSCErrorHandler');
});
