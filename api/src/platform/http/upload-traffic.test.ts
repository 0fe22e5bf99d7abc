import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import * as limits from '@kaksha/domain/limits';
import sharp from 'sharp';
import { makeShop, type Shop } from '../../../test/order-fixtures';
import type { TestUser } from '../../../test/test-app';

let shop: Shop;
let photo: Buffer;
let port: number;
const open: ClientRequest[] = [];

beforeAll(async () => {
  shop = await makeShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterEach(() => {
  for (const each of open.splice(0)) each.destroy();
});
afterAll(() => shop.close());

const boundary = 'x-boundary';
const paths = {
  pictures: '/api/images/upload',
  materials: () => `/classes/${shop.batch}/materials/files`,
};

/** Begins an upload of a file and sends the rest of it never, or in `end`. */
function begin(path: string, { token }: TestUser, field: string) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="photo.png"\r\n\r\n`;
  const rest = Buffer.concat([photo, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const sent = request({
    port,
    method: 'POST',
    path: shop.settings.prefix + path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + rest.length,
    },
  });
  sent.on('error', () => undefined);
  sent.write(head);
  open.push(sent);
  const answer = new Promise<IncomingMessage>((resolve) => sent.once('response', resolve)).then(async (response) => ({
    status: response.statusCode,
    headers: response.headers,
    body: await json(response),
  }));
  return { answer, end: () => sent.end(rest) };
}

test.each(['pictures', 'materials'] as const)(
  'three slow uploads of one account leave room for others: %s',
  async (kind) => {
    const path = kind === 'pictures' ? paths.pictures : paths.materials();
    const field = kind === 'pictures' ? 'image' : 'file';
    const slow = [1, 2, 3].map(() => begin(path, shop.trainer, field));
    const refused = await Promise.race(slow.map(({ answer }) => answer));
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_UPLOADS', error: expect.stringContaining('still being uploaded') },
    });
    const other = begin(path, shop.admin, field);
    other.end();
    const { status } = await other.answer;
    // A material needs a kind and a title, which this form lacks: it was read.
    expect(status).toBe(kind === 'pictures' ? 201 : 400);
  },
);

test('an upload that brings too few bytes is ended with a sentence, and the account can send again', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'performance', 'Date'],
  });
  try {
    const before = jest.getTimerCount();
    const slow = [1, 2].map(() => begin(paths.pictures, shop.learner, 'image'));
    while (jest.getTimerCount() < before + 2) await setImmediate();
    jest.advanceTimersByTime(limits.uploadTraffic.checkSeconds * 1000);
    for (const { answer } of slow) {
      expect(await answer).toMatchObject({
        status: 408,
        headers: { connection: 'close' },
        body: { code: 'UPLOAD_TOO_SLOW', error: expect.stringContaining('too slowly') },
      });
    }
  } finally {
    jest.useRealTimers();
  }
  const next = begin(paths.pictures, shop.learner, 'image');
  next.end();
  expect((await next.answer).status).toBe(201);
});

test('an upload that breaks off leaves its place', async () => {
  const broken = [1, 2].map(() => begin(paths.pictures, shop.stranger, 'image'));
  const refused = begin(paths.pictures, shop.stranger, 'image');
  await Promise.race([...broken, refused].map(({ answer }) => answer));
  for (const each of open.splice(0)) each.destroy();
  const send = async () => {
    const next = begin(paths.pictures, shop.stranger, 'image');
    next.end();
    return (await next.answer).status;
  };
  let status = await send();
  while (status === 429) status = await send();
  expect(status).toBe(201);
});
