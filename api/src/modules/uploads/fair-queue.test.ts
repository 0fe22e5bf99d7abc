import { createFairQueue } from './fair-queue';

const refused = new Error('refused');

function openQueue(options = { waiting: 5, perAccount: 3 }) {
  const run = createFairQueue({ ...options, refuse: () => refused });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (userId: number, name: string) =>
    run(userId, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let turn = 0; turn < 10; turn += 1) await null;
  };
  return { add, begun, end };
}

test('runs one work at a time, and those of different users by turns', async () => {
  const { add, begun, end } = openQueue();
  for (const name of ['a1', 'a2', 'a3']) void add(1, name);
  void add(2, 'b1');
  void add(3, 'c1');
  expect(begun).toEqual(['a1']);
  for (const name of ['a1', 'b1', 'c1']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  void add(2, 'b2');
  await end('a2');
  expect(begun.at(-1)).toBe('b2');
  await end('b2');
  await end('a3');
  void add(1, 'a4');
  expect(begun.at(-1)).toBe('a4');
});

test('refuses what finds no place, and one user leaves places for others', async () => {
  const { add, begun, end } = openQueue();
  void add(1, 'running');
  for (const name of ['a1', 'a2', 'a3']) void add(1, name);
  await expect(add(1, 'a4')).rejects.toBe(refused);
  void add(2, 'b1');
  void add(3, 'c1');
  await expect(add(4, 'd1')).rejects.toBe(refused);
  await end('running');
  void add(4, 'd2');
  expect(begun).toEqual(['running', 'b1']);
});

test('a work that fails lets the next one run', async () => {
  const run = createFairQueue({ waiting: 5, perAccount: 3, refuse: () => refused });
  const failing = run(1, () => Promise.reject(new Error('broken')));
  const next = run(1, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
