import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsOf } from './route-paths';

const root = join(__dirname, '../../..');

test('lists full patterns once each, including parents and optional segments', () => {
  const area = {
    path: 'area',
    children: [{ index: true }, { path: 'list' }, { children: [{ path: 'edit/:id?' }] }],
  };
  expect(pathsOf([area, { path: 'area/list' }], '')).toEqual(['area', 'area/list', 'area/edit/:id?']);
});

// In a separate process, as in the build, because the test runner has its own module loader.
test.each([
  ['learner', 'payment/:courseId/:trainerId'],
  ['trainer', 'patron/basicdetails/courses/edit/:id'],
  ['blog-admin', 'blogcreate/:id?'],
])('reads the route patterns of %s from its sources', (name, expected) => {
  const script = `
    import { routePaths } from ${JSON.stringify(join(root, 'shared/build/src/route-paths.ts'))};
    console.log(JSON.stringify(routePaths(${JSON.stringify(join(root, `mfe-${name}/src/remote.ts`))})));`;
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths: string[] = JSON.parse(output);
  expect(paths).toContain(expected);
  expect(paths.filter((path) => path.includes('*'))).toEqual([]);
});

/** What the build reads of the flags and settings of a remote's sources. */
function valuesIn(source: string, at: string): { declared?: unknown; error?: string } {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, 'node_modules/.cache/values-'));
  const file = join(folder, 'remote.ts');
  writeFileSync(file, `export default { routes: () => [], ${source} };`);
  const script = `
    import { valuesOf } from ${JSON.stringify(join(root, 'shared/build/src/route-paths.ts'))};
    try {
      console.log(JSON.stringify({ declared: valuesOf(${JSON.stringify(file)}, new Date('${at}')) }));
    } catch (error) {
      console.log(JSON.stringify({ error: error.message }));
    }`;
  try {
    return JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        cwd: root,
        encoding: 'utf8',
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wizard = "flags: { wizard: { owner: 'Courses', expires: '2027-03-01', default: false } }";

test('the build reads the flags and settings of a remote', () => {
  const count = { label: 'Posts', type: 'number', default: 3 };
  const { declared } = valuesIn(`${wizard}, settings: { count: ${JSON.stringify(count)} }`, '2027-02-28');
  expect(declared).toEqual({
    flags: { wizard: { owner: 'Courses', expires: '2027-03-01', default: false } },
    settings: { count },
  });
});

test.each([
  [wizard, '2027-03-01', 'its flag wizard expires 2027-03-01, which is not in the future'],
  ["flags: { wizard: { owner: '', expires: '2027-03-01', default: false } }", '2027-01-01', 'its owner is not a text'],
  ["settings: { count: { label: 'Posts', type: 'number', default: '3' } }", '2027-01-01', 'its default is not a value'],
])('the build refuses %s at %s', (source, at, message) => {
  expect(valuesIn(source, at).error).toContain(message);
});
