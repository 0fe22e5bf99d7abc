import { makeTestApp, type TestApp } from '../../../test/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
  await api.services.storage.write('a1b2-320.webp', Buffer.from('picture'));
});
afterAll(() => api.close());

test.each(['/media/none-320.webp', '/media/..%2F..%2Fetc%2Fpasswd', '/media/a1b2-320.svg'])(
  'answers 404 at %s',
  async (path) => {
    expect((await api.call('GET', path)).status).toBe(404);
  },
);

test('serves a picture with its type and an immutable cache-control', async () => {
  const answer = await api.call('GET', '/media/a1b2-320.webp');
  expect(answer).toMatchObject({
    status: 200,
    body: 'picture',
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  });
});
