import type { HostServices, RemoteModule } from '@kaksha/contract/host';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import { contractHost, missingImports } from './contract-host';
import { testContract } from './contract-kit';
import { surfaces } from './contract-surface';
import { createFakeHost } from './fake-host';

const remote = (contract: string): RemoteModule => ({
  id: 'example',
  contract,
  routes: (host: HostServices) => [
    {
      id: 'example:home',
      path: 'example',
      loader: () => host.awaitLoader(host.http.get('/nothing')),
      Component: () => {
        host.page.describe({ title: 'Example' });
        return <h1>Example</h1>;
      },
    },
  ],
});

// A remote that requires 1.0 runs with every compatible host.
testContract(remote('1.0'), __dirname);

test('the current version is recorded, and the fakes implement all of it', () => {
  expect(Object.keys(surfaces).at(-1)).toBe(CONTRACT_VERSION);
  const host = createFakeHost() as unknown as Record<string, Record<string, unknown>>;
  for (const [name, members] of Object.entries(surfaces[CONTRACT_VERSION]?.host ?? {})) {
    expect(host[name]).toBeDefined();
    if (members === true) continue;
    // Skips the optional members.
    for (const member of members.filter((each) => each !== 'embedHosts' && each !== 'itemByItem')) {
      expect({ name, member, there: host[name]?.[member] !== undefined }).toMatchObject({ there: true });
    }
  }
});

test.each(Object.entries(surfaces))(
  'the contract modules export at least the members recorded for %s',
  (_, surface) => {
    for (const [module, names] of Object.entries(surface.modules)) {
      const exported = Object.keys(jest.requireActual(`@kaksha/contract/${module}`));
      expect(exported).toEqual(expect.arrayContaining([...names]));
    }
  },
);

test('versions of one major only add members', () => {
  const versions = Object.values(surfaces);
  for (const [index, later] of versions.slice(1).entries()) {
    const earlier = versions[index] as (typeof versions)[number];
    for (const [name, members] of Object.entries(earlier.host)) {
      const now = later.host[name];
      if (members === true) expect(now).toBe(true);
      else expect(now).toEqual(expect.arrayContaining([...members]));
    }
    for (const [module, names] of Object.entries(earlier.modules)) {
      expect(later.modules[module]).toEqual(expect.arrayContaining([...names]));
    }
  }
});

test('finds missing services and imports of an older host', () => {
  const { host, missing } = contractHost('1.0', createFakeHost());
  expect(host.session.get().status).toBe('visitor');
  expect(host.unsaved).toBeUndefined();
  expect(host.session.adopt).toBeUndefined();
  expect([...missing]).toEqual(['unsaved', 'session.adopt']);
  const source = `import { useUnsavedWork } from '@kaksha/contract/unsaved';
    import { type PageModule, page } from '@kaksha/contract/page';`;
  const first = surfaces['1.0'] as (typeof surfaces)[string];
  expect(missingImports([source], first)).toEqual(['unsaved#useUnsavedWork']);
});
