import { resolve } from 'node:path';
import { contractProblems } from './contract-changes';
import { exportsOf, type Modules, readModules } from './declarations';
import { readReleased } from './report';

const root = resolve(__dirname, '../../..');

// `generated-files.test.ts` checks the report and the version of the contract.
describe('a planted change of the contract', () => {
  const released = readReleased(root);
  let modules: Modules;
  beforeAll(() => {
    modules = readModules(root);
  }, 120_000);
  const major = Number(released.version.split('.')[0]);
  const minor = Number(released.version.split('.')[1]);

  /** Problems of the contract with a text of one module replaced. */
  function change(module: string, text: string, replacement: string, version = released.version): string[] {
    const before = modules.get(module) ?? '';
    expect(before).toContain(text);
    return contractProblems(
      released,
      exportsOf(new Map(modules).set(module, before.replace(text, replacement))),
      version,
    );
  }
  const needsMajor = (name: string, what: string) => [`${name} ${what}: raise the major version`];

  test('a removed export needs a major version', () => {
    const removed = ['unsaved', 'export declare function useUnsavedWork', 'declare function internal'] as const;
    expect(change(...removed)).toContain(needsMajor('unsaved#useUnsavedWork', 'was removed')[0]);
    expect(change(...removed, `${major}.${minor + 1}`)).not.toEqual([]);
    expect(change(...removed, `${major + 1}.0`)).toEqual([]);
  });

  test.each([
    ['a removed member', '    hold(what: string): () => void;\n', '', 'host#UnsavedService.hold', 'was removed'],
    ['a changed parameter', 'hold(what: string)', 'hold(what: number)', 'host#UnsavedService.hold', 'has changed'],
    [
      'a member that remotes must write',
      'readonly id: string;',
      'readonly id: string;\n    readonly owner: string;',
      'host#RemoteModule.owner',
      'is a new member that remotes must write',
    ],
  ])('%s needs a major version', (_case, text, replacement, name, what) => {
    expect(change('host', text, replacement)).toEqual(needsMajor(name, what));
    expect(change('host', text, replacement, `${major}.${minor + 1}`)).toEqual(needsMajor(name, what));
  });

  test('a higher number alone is accepted', () => {
    expect(change('version', `"${released.version}"`, `"${major}.${minor + 1}"`, `${major}.${minor + 1}`)).toEqual([]);
  });

  test('a new service of the host needs a minor version, an optional member none', () => {
    const service = [
      'host',
      'readonly telemetry:',
      'readonly markers: Readable<number>;\n    readonly telemetry:',
    ] as const;
    expect(change(...service)).toEqual(['host#HostServices.markers is new: raise the minor version']);
    expect(change(...service, `${major}.${minor + 1}`)).toEqual([]);
    expect(change('host', 'description?: string;', 'description?: string;\n    hint?: string;')).toEqual([]);
  });
});
