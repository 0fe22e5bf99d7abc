import { execFileSync } from 'node:child_process';
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

test('reads the flags and settings of a remote from its sources', () => {
  const script = `
    import { valuesOf } from ${JSON.stringify(join(root, 'shared/build/src/route-paths.ts'))};
    console.log(JSON.stringify(valuesOf(${JSON.stringify(join(root, 'mfe-public/src/remote.ts'))})));`;
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toMatchObject({
    flags: { 'newest-post-tags': { default: false } },
    settings: { 'newest-posts': { type: 'number', default: 3 } },
  });
});
