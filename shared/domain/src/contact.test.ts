import { normalizeContact } from './contact';

test('normalizes a message before it is sent', () => {
  expect(
    normalizeContact({ name: ' Asha ', email: ' Asha@Example.COM ', phone: '98 765-432 10', message: ' Hi ' }),
  ).toEqual({
    name: 'Asha',
    email: 'asha@example.com',
    phone: '9876543210',
    message: 'Hi',
  });
});
