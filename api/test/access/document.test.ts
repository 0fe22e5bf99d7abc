import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestApp, type TestApp } from '../test-app';
import { accessDocument, sectionIn } from './document';
import { roles } from './people';
import { areas } from './requests';

const document = readFileSync(join(__dirname, '../../../docs/access.md'), 'utf8');

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
});
afterAll(() => api.close());

test('every operation of the API has a request, and a row of docs/access.md with an answer to each role', () => {
  const documented = api.contract.operations.map(({ operationId }) => operationId).sort();
  const requested = Object.values(areas).flatMap((requests) => Object.keys(requests));
  expect(requested.sort()).toEqual(documented);
  const rows = document.split('\n').filter((line) => line.startsWith('| `'));
  expect([...new Set(rows.map((row) => row.split('`')[1]))].sort()).toEqual(documented);
  // The operation, its object and the roles, between bars.
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(cells.filter((row) => row.length !== roles.length + 4 || row.slice(1, -1).includes(''))).toEqual([]);
});

test('docs/access.md has no other text than npm run access writes', () => {
  const sections = Object.fromEntries(Object.keys(areas).map((area) => [area, sectionIn(document, area)]));
  expect(document).toBe(accessDocument(sections));
});
