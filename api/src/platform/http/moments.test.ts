import Fastify from 'fastify';
import { Type } from 'typebox';
import { addErrors } from './errors';
import { addValidation } from './validation';

const app = Fastify();
addErrors(app);
addValidation(app);
const at = Type.String({ title: 'Moment', format: 'date-time', maxLength: 40 });
app.post('/', { schema: { body: Type.Object({ at }) } }, async () => ({}));
app.get('/', { schema: { querystring: Type.Object({ at }) } }, async () => ({}));
afterAll(() => app.close());

test.each(['2026-12-31T23:59:60Z', '2026-02-30T10:00:00Z', '2026-01-01T24:00:00Z', '2026-01-01', 'now'])(
  'a call refuses the moment %s with a sentence',
  async (at) => {
    const answers = [
      await app.inject({ method: 'POST', url: '/', payload: { at } }),
      await app.inject({ url: '/', query: { at } }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error]).toEqual([
        400,
        'Moment must be a moment, as YYYY-MM-DDTHH:MM:SSZ.',
      ]);
    }
  },
);

test.each(['2026-12-31T23:59:59Z', '2026-12-31T23:59:59.999+05:30'])('a call takes the moment %s', async (at) => {
  expect((await app.inject({ method: 'POST', url: '/', payload: { at } })).statusCode).toBe(200);
});
