import { PassThrough } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { createLogger } from './logger';

const email = 'asha.rao@kaksha.test';

function logged(error: unknown): { line: string; err: Record<string, unknown> } {
  const stream = new PassThrough();
  createLogger({ logLevel: 'error' }, stream).error({ err: error }, 'failed');
  const line = String(stream.read());
  return { line, err: JSON.parse(line).err };
}

test('the log line of a failed query has its statement and the code of its cause, but no value', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: `Key (email)=(${email}) already exists.`,
  });
  const { line, err } = logged(new DrizzleQueryError('insert into users values ($1)', [email], cause));
  expect(err).toMatchObject({
    message: 'Failed query: insert into users values ($1)',
    cause: { code: '23505', message: cause.message },
  });
  expect(err.stack).toContain('logger.test');
  expect(line).not.toContain(email);
});

test('the log line of an error of the mail server has no address', () => {
  const refused = Object.assign(new Error(`550 <${email}>: unknown`), { code: 'EENVELOPE', rejected: [email] });
  const { line, err } = logged(refused);
  expect(err).toMatchObject({ type: 'Error', message: '550 [address] unknown', code: 'EENVELOPE' });
  expect(line).not.toContain(email);
});

test('a thrown value that is no error is logged by its type', () => {
  expect(logged(email).err).toEqual({ type: 'string', message: 'not an error' });
});
