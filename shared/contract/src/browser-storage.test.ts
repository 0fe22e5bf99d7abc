import { deviceStorage, safeStorage, tabStorage } from './browser-storage';

test('reads, writes, lists and removes values', () => {
  expect(deviceStorage.write('kaksha.a', 'one')).toBe(true);
  expect([deviceStorage.read('kaksha.a'), deviceStorage.keys(), tabStorage.read('kaksha.a')]).toEqual([
    'one',
    ['kaksha.a'],
    null,
  ]);
  expect(deviceStorage.write('kaksha.a', null)).toBe(true);
  expect(deviceStorage.read('kaksha.a')).toBeNull();
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test.each([
  ['is blocked, so that reading the property of the window throws', () => refuse()],
  ['does not exist', () => undefined as unknown as Storage],
  ['throws at each use', () => new Proxy(localStorage, { get: refuse, ownKeys: refuse })],
])('storage that %s reads as empty and stores nothing', (_, open) => {
  const storage = safeStorage(open);
  expect([storage.read('a'), storage.keys(), storage.write('a', '1'), storage.write('a', null)]).toEqual([
    null,
    [],
    false,
    false,
  ]);
});

test('full storage refuses a value and keeps the others', () => {
  localStorage.setItem('kaksha.b', 'kept');
  const full = safeStorage(
    () =>
      new Proxy(localStorage, {
        get: (target, key) => (key === 'setItem' ? refuse : Reflect.get(target, key).bind(target)),
      }),
  );
  expect(full.write('kaksha.c', 'new')).toBe(false);
  expect(full.read('kaksha.b')).toBe('kept');
});
