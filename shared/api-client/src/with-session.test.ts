import { ApiError } from './errors';
import { withSession } from './with-session';

const ended = new ApiError('Please sign in.', 401, 'UNAUTHORIZED');
const message = 'We save your profile right after this.';

/** A host whose person, asked to sign in, becomes `who`. */
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

/** Work whose first answers are refusals. */
const refusedFirst = (...refusals: Error[]) =>
  jest.fn(async () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    return 'saved';
  });

test('what works is done once, and nobody is asked', async () => {
  const { host, asked } = hostOf({ id: 5 });
  const work = refusedFirst();
  expect(await withSession(host, 5, message, work)).toBe('saved');
  expect(work).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

test('after a session that ended it is done when the person has signed in again', async () => {
  const { host, asked } = hostOf({ id: 5 });
  const work = refusedFirst(ended);
  expect(await withSession(host, 5, message, work)).toBe('saved');
  expect(work).toHaveBeenCalledTimes(2);
  expect(asked).toEqual(['refresh', message]);
});

test.each([
  ['nobody', null],
  ['somebody else', { id: 6 }],
])('when %s signs in it is refused as before, and not done in their name', async (_who, who) => {
  const { host } = hostOf(who);
  const work = refusedFirst(ended);
  await expect(withSession(host, 5, message, work)).rejects.toBe(ended);
  expect(work).toHaveBeenCalledTimes(1);
});

test('any other failure is handed on', async () => {
  const { host, asked } = hostOf({ id: 5 });
  const closed = new ApiError('The book is closed.', 500, 'INTERNAL');
  await expect(withSession(host, 5, message, refusedFirst(closed))).rejects.toBe(closed);
  expect(asked).toEqual([]);
});
