import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';
import { notificationKindNames, remoteOfKind } from '@kaksha/domain/notifications';
import { pathsOf } from './route-paths';

const root = join(__dirname, '../../..');

test('lists full patterns once each, including parents and optional segments', () => {
  const area = {
    path: 'area',
    children: [{ index: true }, { path: 'list' }, { children: [{ path: 'edit/:id?' }] }],
  };
  expect(pathsOf([area, { path: 'area/list' }], '')).toEqual(['area', 'area/list', 'area/edit/:id?']);
});

/** Evaluates an expression in a separate process, as in the build, because the test runner has its own module loader. */
function evaluate(name: string, call: string): unknown {
  return run(`
    import { ${name} } from ${JSON.stringify(join(root, 'shared/build/src/route-paths.ts'))};
    console.log(JSON.stringify(${name}${call}));`);
}

function run(script: string): unknown {
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }));
}

test.each([
  ['learner', 'payment/:courseId/:trainerId'],
  ['trainer', 'patron/basicdetails/courses/edit/:id'],
  ['blog-admin', 'blogcreate/:id?'],
])('reads the route patterns of %s from its sources', (name, expected) => {
  const paths = evaluate('routePaths', `(${JSON.stringify(join(root, `mfe-${name}/src/remote.ts`))})`);
  expect(paths).toContain(expected);
  expect(paths).not.toContainEqual(expect.stringContaining('*'));
});

test('reads the menu entries and notification kinds of a remote from its sources, and refuses those that no site can show', () => {
  const file = JSON.stringify(join(root, 'mfe-learner/src/contributions.ts'));
  expect(
    evaluate('contributionsOf', `(${file}, { name: 'learner', routes: ['user-dashboard', 'my-courses'] })`),
  ).toEqual({
    menus: expect.arrayContaining([expect.objectContaining({ menu: 'dashboard', id: 'saved', icon: 'heart' })]),
    notifications: expect.arrayContaining([{ kind: 'refund-sent', label: 'My refunds', icon: 'undo-2' }]),
  });
  expect(() => evaluate('contributionsOf', `(${file}, { name: 'learner', routes: ['user-dashboard'] })`)).toThrow(
    'contributions.ts: its menu entry "account-courses" leads to /my-courses, which is no page of the remote',
  );
  expect(() => evaluate('contributionsOf', `(${file}, { name: 'trainer', routes: [''] })`)).toThrow(
    'contributions.ts: its notification kind "enquiry-answered" is a kind of learner',
  );
});

test('learner and trainer declare each kind of the API that is theirs, with an icon', () => {
  const declared = ['learner', 'trainer'].flatMap((name) => {
    const file = join(root, `mfe-${name}/src/contributions.ts`);
    const { notifications } = evaluate(
      'contributionsOf',
      `(${JSON.stringify(file)}, { name: '${name}', routes: [''] })`,
    ) as {
      notifications: NotificationDeclaration[];
    };
    return notifications;
  });
  expect(declared.map(({ kind }) => kind)).toEqual(
    notificationKindNames.filter((kind) => remoteOfKind(kind) !== 'shell'),
  );
  expect(declared.filter(({ icon }) => !icon)).toEqual([]);
});

test('reads the flags and settings of a remote from its sources', () => {
  const file = JSON.stringify(join(root, 'mfe-public/src/contributions.ts'));
  expect(
    evaluate('contributionsOf', `(${file}, { name: 'public', routes: ['', 'live-courses', 'blog'] })`),
  ).toMatchObject({
    flags: { 'newest-post-tags': { default: false } },
    settings: { 'newest-posts': { type: 'number', default: 3 } },
  });
});

test('reads the extensions of a remote without their code, and sources that were edited meanwhile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'));
  const file = join(folder, 'remote.ts');
  const write = (slot: string) =>
    `writeFileSync(${JSON.stringify(file)}, "export default { routes: () => [], extensions: [{ slot: '${slot}', id: 'card', load: () => import('./card') }] };")`;
  const script = `
    import { writeFileSync } from 'node:fs';
    import { extensionsOf } from ${JSON.stringify(join(root, 'shared/build/src/route-paths.ts'))};
    ${write('course.aside')};
    const first = extensionsOf(${JSON.stringify(file)});
    ${write('post.end')};
    console.log(JSON.stringify([first, extensionsOf(${JSON.stringify(file)})]));`;
  expect(run(script)).toEqual([[{ slot: 'course.aside', id: 'card' }], [{ slot: 'post.end', id: 'card' }]]);
  rmSync(folder, { recursive: true });
});
