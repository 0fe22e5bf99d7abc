import { loadExposed } from './federation';
import { requireIntegrity } from './require-integrity';
import { loadStyles } from './styles';

const hash = 'sha384-x';

test('the browser checks a file against its hash', () => {
  const script = document.createElement('script');
  requireIntegrity(script, '/remotes/trainer/1.0.0/remoteEntry.js', hash);
  expect(script).toMatchObject({ integrity: hash, crossOrigin: 'anonymous' });
});

test.each([
  '/remotes/trainer/1.0.0/remoteEntry.js',
  'https://elsewhere.example/remoteEntry.js',
  'data:text/javascript,0',
])('a file without a hash is refused: %s', (address) => {
  expect(() => requireIntegrity(document.createElement('script'), address, '')).toThrow('has no hash');
});

test('an override from a developer’s machine needs no hash', () => {
  const script = document.createElement('script');
  requireIntegrity(script, 'http://localhost:3103/federated/remoteEntry.js', '');
  expect(script.integrity ?? '').toBe('');
});

test('an entry without a hash is not requested', async () => {
  const release = { entry: '/remotes/trainer/1.0.0/remoteEntry.js', integrity: '' };
  await expect(loadExposed('trainer', release, 0)).rejects.toThrow();
  expect(document.querySelector('script[src*="remoteEntry"]')).toBeNull();
});

test('a style sheet without a hash is not requested', async () => {
  const sheet = { href: '/remotes/trainer/1.0.0/styles.css', integrity: '' };
  await expect(loadStyles([sheet])).rejects.toThrow('has no hash');
  expect(document.querySelector('link[rel="stylesheet"]')).toBeNull();
});
