import { makeTestApp, signIn, type TestApp } from '@kaksha/api/test/test-app';
import { httpToApp } from './fake-transport';
import { createHttp } from './http';
import { uploadPicture } from './uploads';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await makeTestApp();
  ({ token } = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' }));
});
afterAll(() => api.close());

/** A red pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('uploads a picture to the real API and returns its sizes', async () => {
  const http = httpToApp(api.app, api.settings.prefix, token);
  const picture = await uploadPicture(http, new Blob([Buffer.from(png, 'base64')]), 'thumbnail');
  expect(picture).toMatchObject({ src: expect.stringMatching(/^\/backend\/media\/[a-z0-9]+-1\.webp$/), width: 1 });
});

test('rejects a picture with too many pixels before it is sent', async () => {
  const large = Buffer.from(png, 'base64');
  large.writeUInt32BE(8000, 16);
  large.writeUInt32BE(5000, 20);
  const message = 'This picture has 40 million pixels. Please choose one of at most 25 million.';
  const unused = createHttp({ baseURL: '', getToken: () => null, adapter: () => Promise.reject(new Error('sent')) });
  await expect(uploadPicture(unused, new Blob([large]), 'profile')).rejects.toMatchObject({
    status: 413,
    code: 'PICTURE_TOO_LARGE',
    message,
    fields: { image: message },
  });
});

test('rejects a file that is not a picture with a message', async () => {
  const http = httpToApp(api.app, api.settings.prefix, token);
  await expect(uploadPicture(http, new Blob(['MZ']), 'profile')).rejects.toMatchObject({
    status: 415,
    code: 'UNSUPPORTED_PICTURE',
    message: 'Please choose a PNG, JPG, GIF, WebP or AVIF picture.',
  });
});
