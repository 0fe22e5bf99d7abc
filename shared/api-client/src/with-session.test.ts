import { ApiError } from './errors';
import { withSession } from './with-session';

const ended = new ApiError('Please sign in.', 401, 'UNAUTHORIZED');
const message = 'We save your profile right after this.';

/** A host whose sign-in dialog resolves to `who`. */
function hostOf(who: { id: number } | null) {
  const asked: string[] = [];
  const session = {
    refresh: async () => void asked.push('refresh'),
    require: async (reason: { message: string }) => {
      asked.push(reason.message);
      return who;
    },
  };
  return { host: { session }, asked };
}

/** Work that first rejects with the given errors. */
const refusedFirst = (...refusals: Error[]) =>
  jest.fn(async () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    return 'saved';
  });

test('runs successful work once, without a sign-in request', async () => {
  const { host, asked } = hostOf({ id: 5 });
  const work = refusedFirst();
  expect(await withSession(host, 5, message, work)).toBe('saved');
  expect(work).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

test('repeats the work after a new sign-in when the session has ended', async () => {
  const { host, asked } = hostOf({ id: 5 });
  const work = refusedFirst(ended);
  expect(await withSession(host, 5, message, work)).toBe('saved');
  expect(work).toHaveBeenCalledTimes(2);
  expect(asked).toEqual(['refresh', message]);
});

test.each([
  ['no one', null],
  ['someone else', { id: 6 }],
])('rejects with the original error when %s signs in', async (_who, who) => {
  const { host } = hostOf(who);
  const work = refusedFirst(ended);
  await expect(withSession(host, 5, message, work)).rejects.toBe(ended);
  expect(work).toHaveBeenCalledTimes(1);
});

test('rethrows other errors', async () => {
  const { host, asked } = hostOf({ id: 5 });
  const closed = new ApiError('The book is closed.', 500, 'INTERNAL');
  await expect(withSession(host, 5, message, refusedFirst(closed))).rejects.toBe(closed);
  expect(asked).toEqual([]);
});
