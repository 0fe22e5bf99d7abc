import { addDays, dayIn } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { firstClassDay } from '@kaksha/domain/timetable';
import { desc, eq } from 'drizzle-orm';
import { buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { batches, courses } from '../../platform/database/schema/courses';
import { auditLog } from '../../platform/database/schema/platform';
import { removeStrayMaterials } from './service';

let shop: Shop;
let otherTrainer: TestUser;
let sessionDay: string;
let today: string;
beforeAll(async () => {
  shop = await makeShop();
  otherTrainer = await signIn(shop, 'other-trainer@example.com', { registerAs: 'individual' });
  await buy(shop, shop.learner);
  const [batch] = await shop.db.select().from(batches).where(eq(batches.id, shop.batch));
  sessionDay = firstClassDay(batch!);
  today = dayIn('Asia/Kolkata', new Date());
});
afterAll(() => shop.close());

const path = (rest = '', batch = shop.batch) => `/classes/${batch}/materials${rest}`;
const recording = () => ({
  kind: 'recording',
  title: ' First class ',
  link: ' https://video.example.com/secret-recording ',
  session_day: sessionDay,
  visible_from: null,
});
const add = (token?: string, over: object = {}, batch = shop.batch) =>
  shop.call('POST', path('', batch), { token, body: { ...recording(), ...over } });
const list = (token?: string, batch = shop.batch) => shop.call('GET', path('', batch), { token });
const mine = async ({ token }: TestUser) => (await shop.call('GET', '/class-materials', { token })).body.data.results;

const boundary = 'x-boundary';
function upload(token: string | undefined, name: string, content: Buffer | string, fields: object = {}) {
  const texts = Object.entries({ kind: 'material', title: 'Notes', ...fields });
  const parts = texts.map(
    ([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(parts.join('') + head),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return shop.app.inject({
    method: 'POST',
    url: shop.settings.prefix + path('/files'),
    payload,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
}

async function empty(): Promise<void> {
  for (const { id } of (await list(shop.trainer.token)).body.data.results) {
    await shop.call('DELETE', path(`/${id}`), { token: shop.trainer.token });
  }
}
afterEach(empty);

test('only those who teach the batch add, change, order and remove materials', async () => {
  const { id } = (await add(shop.trainer.token)).body.data.results;
  const body = recording();
  const calls = [
    ['POST', path(), body],
    ['PUT', path(`/${id}`), body],
    ['PUT', path('/order'), { ids: [id] }],
    ['DELETE', path(`/${id}`), undefined],
  ] as const;
  for (const [method, address, sent] of calls) {
    expect((await shop.call(method, address, { body: sent })).status).toBe(401);
    for (const { token } of [shop.learner, shop.stranger, otherTrainer]) {
      expect((await shop.call(method, address, { token, body: sent })).status).toBe(403);
    }
  }
  expect((await add(shop.trainer.token, {}, 99_999)).status).toBe(404);
  expect((await shop.call('PUT', path('/99999'), { token: shop.trainer.token, body })).status).toBe(404);
  expect((await shop.call('PUT', path(`/${id}`), { token: shop.admin.token, body })).status).toBe(200);
});

test('the trainer and the learners of the batch read its materials, and no one else', async () => {
  await add(shop.trainer.token);
  expect((await list()).status).toBe(401);
  for (const { token } of [shop.stranger, otherTrainer]) expect((await list(token)).status).toBe(403);
  expect((await list(shop.trainer.token, 99_999)).status).toBe(404);
  const wanted = [{ kind: 'recording', title: 'First class', session_day: sessionDay, file: null }];
  expect((await list(shop.learner.token)).body.data.results).toMatchObject(wanted);
  expect(await mine(shop.learner)).toMatchObject([{ link: 'https://video.example.com/secret-recording' }]);
  expect(await mine(shop.stranger)).toEqual([]);
});

test.each([
  ['title', { title: ' ' }],
  ['title', { title: 'x'.repeat(limits.material.titleMax + 1) }],
  ['kind', { kind: 'video' }],
  ['link', { link: 'http://video.example.com' }],
  ['link', { link: 'javascript:alert(1)' }],
  ['session_day', { session_day: '2020-01-01' }],
  ['visible_from', { visible_from: '2026-02-31' }],
])('refuses a wrong %s by its field', async (field, over) => {
  const answer = await add(shop.trainer.token, over);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});

test('a learner sees a material from its day on, in the time zone of the batch', async () => {
  await add(shop.trainer.token, { title: 'Later', visible_from: addDays(today, 1) });
  await add(shop.trainer.token, { title: 'Now', visible_from: today });
  const titles = async ({ token }: TestUser) =>
    (await list(token)).body.data.results.map(({ title }: { title: string }) => title);
  expect(await titles(shop.trainer)).toEqual(['Later', 'Now']);
  expect(await titles(shop.learner)).toEqual(['Now']);
  expect(await mine(shop.learner)).toHaveLength(1);
});

test('the trainer orders the materials and changes one', async () => {
  const { token } = shop.trainer;
  const [one, two] = [await add(token, { title: 'One' }), await add(token, { title: 'Two' })].map(
    ({ body }) => body.data.results.id,
  );
  const order = (ids: number[]) => shop.call('PUT', path('/order'), { token, body: { ids } });
  expect((await order([two])).body.code).toBe('LIST_CHANGED');
  expect((await order([two, two])).body.code).toBe('LIST_CHANGED');
  expect((await order([two, one])).body.data.results).toMatchObject([{ title: 'Two' }, { title: 'One' }]);
  const body = { kind: 'material', title: 'Slides', link: 'https://slides.example.com', session_day: null };
  await shop.call('PUT', path(`/${one}`), { token, body });
  expect((await list(token)).body.data.results[1]).toMatchObject({ ...body, visible_from: null });
});

test('a file is for the trainer and the learners of the batch only', async () => {
  const uploaded = await upload(shop.trainer.token, 'Übung 1.md', '# Pods', { session_day: sessionDay });
  expect(uploaded.statusCode).toBe(200);
  const { id, file } = uploaded.json().data.results;
  expect(file).toEqual({ name: 'Übung 1.md', size: 6 });
  const read = (token?: string) => shop.call('GET', path(`/${id}/file`), { token });
  expect((await read()).status).toBe(401);
  for (const { token } of [shop.stranger, otherTrainer]) expect((await read(token)).status).toBe(403);
  for (const { token } of [shop.learner, shop.trainer]) {
    expect(await read(token)).toMatchObject({
      status: 200,
      body: '# Pods',
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': "attachment; filename*=UTF-8''%C3%9Cbung%201.md",
        'cache-control': 'no-store',
      },
    });
  }
});

test('the file of a material is missing for learners before its day', async () => {
  const uploaded = await upload(shop.trainer.token, 'a.txt', 'text', { visible_from: addDays(today, 1) });
  const { id } = uploaded.json().data.results;
  expect((await shop.call('GET', path(`/${id}/file`), { token: shop.learner.token })).status).toBe(404);
});

test.each([
  [415, 'page.html', '<script>'],
  [415, 'drawing.svg', '<svg>'],
  [415, 'notes.pdf', '<html>'],
  [415, 'notes.txt', Buffer.from([0xff, 0xfe, 0x00])],
  [400, 'notes.txt', ''],
  [413, 'notes.txt', Buffer.alloc(limits.material.fileBytes.document + 1, 'x')],
  [413, 'notes.mp4', Buffer.alloc(limits.material.fileBytes.video + 2, 'x')],
])('answers %i for the file %s', async (status, name, content) => {
  const answer = await upload(shop.trainer.token, name, content);
  expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([status, ['file']]);
});

test.each([
  ['notes.pdf', '%PDF-1.7'],
  ['slides.pptx', 'PK\x03\x04'],
  ['class.mp4', '\0\0\0\x18ftypmp42'],
])('takes the file %s', async (name, content) => {
  expect((await upload(shop.trainer.token, name, Buffer.from(content, 'latin1'))).statusCode).toBe(200);
});

test('only those who teach the batch upload', async () => {
  expect((await upload(undefined, 'a.txt', 'a')).statusCode).toBe(401);
  for (const { token } of [shop.learner, otherTrainer])
    expect((await upload(token, 'a.txt', 'a')).statusCode).toBe(403);
});

test('removing a material removes its file, and stray files are removed after a day', async () => {
  const { id } = (await upload(shop.trainer.token, 'a.txt', 'a')).json().data.results;
  const stored = async () => {
    const names: string[] = [];
    const later = new Date(Date.now() + 60_000);
    for await (const group of shop.services.materialStorage.list(later)) names.push(...group);
    return names.length;
  };
  expect(await stored()).toBe(1);
  await shop.call('DELETE', path(`/${id}`), { token: shop.trainer.token });
  expect(await stored()).toBe(0);
  await upload(shop.trainer.token, 'kept.txt', 'a');
  await shop.services.materialStorage.write(`material-${'0'.repeat(32)}`, Buffer.from('a'));
  expect(await removeStrayMaterials(shop.services)).toBe(0);
  const clock = { now: () => new Date(Date.now() + 2 * 86_400_000) };
  expect(await removeStrayMaterials({ ...shop.services, clock })).toBe(1);
  expect(await stored()).toBe(1);
});

test('learners keep the materials of a deleted course', async () => {
  await add(shop.trainer.token);
  await shop.db.update(courses).set({ deletedAt: new Date() }).where(eq(courses.id, shop.course));
  expect((await list(shop.learner.token)).body.data.results).toHaveLength(1);
  expect(await mine(shop.learner)).toHaveLength(1);
  await shop.db.update(courses).set({ deletedAt: null }).where(eq(courses.id, shop.course));
});

test('the audit log names the material and not its link', async () => {
  await add(shop.trainer.token);
  const [entry] = await shop.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'material.add',
    actorId: shop.trainer.userId,
    detail: { title: 'First class' },
  });
  expect(JSON.stringify(entry)).not.toContain('secret-recording');
});
