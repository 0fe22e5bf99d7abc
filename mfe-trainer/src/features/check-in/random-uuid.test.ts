import { randomUuid } from './random-uuid';

test('makes UUIDs of version 4 that differ', () => {
  const made = Array.from({ length: 200 }, randomUuid);
  for (const id of made) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(200);
});
