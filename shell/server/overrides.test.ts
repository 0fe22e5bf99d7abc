import type { LiveReleases } from '@kaksha/release/live-releases';
import { overridesOf, withOverrides } from './overrides';

const trainer = {
  version: '1.0.0',
  entry: '/remotes/trainer/1.0.0/remoteEntry.js',
  integrity: 'sha384-x',
  contract: '1.1',
  routes: ['patron'],
  title: 'The trainer area',
  access: {},
  styles: [],
  previous: null,
};
const live: LiveReleases = { remotes: { trainer }, shell: { version: '1.0.0' } };
const asked = (query: string) => overridesOf(new URL(`http://localhost:3000/${query}`));

test('overrides a remote from a loopback address, also one that has no release', () => {
  expect(asked('?remote=reports@http://localhost:3105')).toEqual({ reports: 'http://localhost:3105' });
  expect(asked('?remote=trainer@http://localhost:3103')).toEqual({ trainer: 'http://localhost:3103' });
  expect(asked('?remote=trainer@http://127.0.0.1:3103/')).toEqual({ trainer: 'http://127.0.0.1:3103' });
});

test.each([
  '?remote=trainer@https://evil.example',
  '?remote=trainer@http://localhost.evil.example',
  '?remote=trainer@http://localhost:3103@evil.example',
  '?remote=trainer@http://localhost:3103;script-src+*',
  '?remote=trainer@javascript:alert(1)',
  '?remote=trainer@http://localhost:3103/path',
  '?remote=Unknown@http://localhost:3103',
  '?remote=__proto__@http://localhost:3103',
  '?remote=trainer',
  '?remote=',
])('ignores any other override: %s', (query) => {
  expect(asked(query)).toEqual({});
});

test('an override falls back to the live version and is not rendered on the server', () => {
  const { remotes } = withOverrides(live, { trainer: 'http://localhost:3103' });
  expect(remotes.trainer).toMatchObject({
    version: 'override',
    entry: 'http://localhost:3103/federated/remoteEntry.js',
    integrity: '',
    routes: ['patron'],
    previous: { version: '1.0.0', integrity: 'sha384-x' },
  });
  expect(live.remotes.trainer?.version).toBe('1.0.0');
});
