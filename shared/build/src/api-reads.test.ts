import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apiReadsOf } from './api-reads';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'api-reads-'));
  put('package.json', '{}');
  put(
    'node_modules/@kaksha/api-client/package.json',
    JSON.stringify({ name: '@kaksha/api-client', exports: { './*': './dist/*.js' } }),
  );
  put('node_modules/@kaksha/api-client/dist/envelope.js', '');
  put(
    'node_modules/@kaksha/api-client/dist/generated/reads.json',
    JSON.stringify({
      blog: {
        getPosts: { 'GET /blogs': { sends: ['page'], answer: { 'data.results[].title': 'string' } } },
        getDrafts: { 'GET /blogs': { sends: ['status'], answer: { 'data.results[].draft': 'boolean' } } },
        like: { 'POST /blogs/{id}/like': { sends: [], answer: {} } },
      },
      coupons: { getCoupons: { 'GET /coupons': { sends: [], answer: {} } } },
    }),
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
const operationsOf = (text: string) => Object.keys(apiReadsOf(root, [put('src/page.tsx', text)]));

test.each([
  ["import { getPosts } from '@kaksha/api-client/blog';", ['GET /blogs']],
  ["import { like as press, getPosts } from '@kaksha/api-client/blog';", ['GET /blogs', 'POST /blogs/{id}/like']],
  ["import {\n  type Post,\n  like,\n} from '@kaksha/api-client/blog';", ['POST /blogs/{id}/like']],
  ['import{like as a}from"@kaksha/api-client/blog";', ['POST /blogs/{id}/like']],
  ["export { like } from '@kaksha/api-client/blog';", ['POST /blogs/{id}/like']],
  ["import * as blog from '@kaksha/api-client/blog';", ['GET /blogs', 'POST /blogs/{id}/like']],
  ["const blog = await import('@kaksha/api-client/blog');", ['GET /blogs', 'POST /blogs/{id}/like']],
  ["import type { getPosts } from '@kaksha/api-client/blog';", []],
  ["import { resultOf } from '@kaksha/api-client/envelope';", []],
  ["import { Button } from '@kaksha/ui/button';", []],
])('%s', (text, operations) => {
  expect(operationsOf(text)).toEqual(operations);
});

test('joins what several modules read and send', () => {
  const files = [
    put('src/a.ts', "import { getPosts } from '@kaksha/api-client/blog';"),
    put('src/b.js', "import { getDrafts } from '@kaksha/api-client/blog';"),
    put('src/styles.css', "@import '@kaksha/api-client/coupons';"),
    join(root, 'src/missing.ts'),
  ];
  expect(apiReadsOf(root, files)).toEqual({
    'GET /blogs': {
      sends: ['page', 'status'],
      answer: { 'data.results[].title': 'string', 'data.results[].draft': 'boolean' },
    },
  });
});
