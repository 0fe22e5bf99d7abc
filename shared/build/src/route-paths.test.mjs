import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathsOf } from './route-paths.mjs';

const root = join(__dirname, '../../..');

test('patterns are whole, parents and optional parts included, each once', () => {
  const area = { path: 'area', children: [{ index: true }, { path: 'list' }, { children: [{ path: 'edit/:id?' }] }] };
  expect(pathsOf([area, { path: 'area/list' }], '')).toEqual(['area', 'area/list', 'area/edit/:id?']);
});

// As the build does it: in a process of its own, whose modules are not the test runner's.
test.each([
  ['learner', 'payment/:courseId/:trainerId'],
  ['trainer', 'patron/basicdetails/courses/edit/:id'],
  ['blog-admin', 'blogcreate/:id?'],
])('the routes of %s are read from its sources', (name, expected) => {
  const script = `
    import { routePaths } from ${JSON.stringify(join(root, 'shared/build/src/route-paths.mjs'))};
    console.log(JSON.stringify(routePaths(${JSON.stringify(join(root, `mfe-${name}/src/remote.ts`))})));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
  const paths = JSON.parse(said);
  expect(paths).toContain(expected);
  expect(paths.filter((path) => path.includes('*'))).toEqual([]);
});
