import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtInHeader } from '@kaksha/domain/built-in-writer';
import { contentTypes } from '@kaksha/domain/catalogue';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { imagesFailed, textFailed } from '../../platform/ai/failures';
import { aiUsage } from '../../platform/database/schema/platform';
import { readSettings } from '../../platform/settings/settings';

let api: TestApp;
let trainer: TestUser;
const dailyCalls = 40;

beforeAll(async () => {
  api = await makeTestApp({ ai: { ...readSettings({}).ai, dailyCalls } });
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' });
});
beforeEach(() => api.db.delete(aiUsage));
afterAll(() => api.close());

const ask = (path: string, body: unknown, token?: string) => api.call('POST', `/ai/${path}`, { body, token });
const subject = { course_name: 'Kubernetes in Production', category: 'Cloud & DevOps', sub_category: 'Containers' };
const usedCalls = async () => {
  const [row] = await api.db.select().from(aiUsage).where(eq(aiUsage.userId, trainer.userId));
  return row?.calls ?? 0;
};

describe('permissions and validation', () => {
  test('returns 401 for a visitor before validation', async () => {
    const paths = ['text', 'course-content', 'image', 'improve', 'meta'];
    const answers = await Promise.all(paths.map((path) => ask(path, { nonsense: true })));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  test.each([
    ['text', { content_type: 'Benefits' }, 'Course name is required'],
    ['text', { ...subject, content_type: 'Something' }, 'Unsupported content type'],
    ['text', subject, 'Unsupported content type'],
    ['text', { ...subject, kind: 'poems', module_name: 'One' }, 'Unsupported field type'],
    ['text', { ...subject, kind: 'topics' }, 'Module name is required'],
    ['course-content', { course_name: ' ' }, 'Course name is required'],
    ['course-content', { course_name: 7 }, 'Course name must be text.'],
    ['image', {}, 'Course name is required'],
    ['image', { kind: 'tool' }, 'Name is required'],
    ['image', { kind: 'portrait' }, 'kind must be one of cover, skill, tool.'],
    ['improve', { text: '' }, 'Text is required.'],
    ['improve', { text: 'x'.repeat(8001) }, 'Text must have at most 8000 characters.'],
    ['meta', { content: '<p>a</p>' }, 'Title is required.'],
  ])('/ai/%s answers 400 for invalid input without using the quota (%#)', async (path, body, sentence) => {
    const answer = await ask(path, body, trainer.token);
    expect(answer).toMatchObject({ status: 400, body: { success: false, error: sentence } });
    expect(await usedCalls()).toBe(0);
  });
});

describe('results', () => {
  test('returns a list for every content type, also as the stored comma list', async () => {
    for (const content_type of contentTypes) {
      const { status, body } = await ask('text', { ...subject, content_type }, trainer.token);
      expect(status).toBe(200);
      const { items, text } = body.data.results;
      expect(items.length).toBeGreaterThanOrEqual(4);
      expect(text).toBe(items.join(', '));
    }
  });

  test('returns a list for every part of a module, by any of its names', async () => {
    const counts: number[] = [];
    for (const kind of ['topics', 'Hands-on practice', 'skillsCovered']) {
      const module = { courseName: 'Kubernetes', moduleName: 'Bad days', kind };
      counts.push((await ask('text', module, trainer.token)).body.data.results.items.length);
    }
    const [topics, handsOn, skills] = counts as [number, number, number];
    expect([topics >= 8 && topics <= 10, handsOn >= 2 && handsOn <= 3, skills >= 12 && skills <= 15]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("returns a course's texts, a post's metadata and an improved selection", async () => {
    const course = (await ask('course-content', subject, trainer.token)).body.data.results;
    expect(course.description).toContain('\n\n');
    expect(course.prerequisites.length).toBeGreaterThanOrEqual(3);
    expect(course.objectives.length).toBeGreaterThanOrEqual(4);
    const post = { title: 'How to choose a course', content: '<p>Ask who teaches, and when.</p>' };
    expect((await ask('meta', post, trainer.token)).body.data.results).toEqual({
      meta_title: expect.any(String),
      meta_description: expect.any(String),
      meta_keywords: expect.stringContaining(', '),
      built_in: true,
    });
    const improved = await ask('improve', { text: 'this are a  test' }, trainer.token);
    expect(improved.body.data.results.text).not.toBe('this are a  test');
  });

  test('returns a cover of 1200 by 800 and icons of 400 by 400', async () => {
    const bytesOf = async (body: object) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: `${api.settings.prefix}/ai/image`,
        headers: { authorization: `Bearer ${trainer.token}` },
        payload: body,
      });
      expect(answer.headers['content-type']).toBe('image/png');
      return sharp(answer.rawPayload).metadata();
    };
    expect(await bytesOf(subject)).toMatchObject({ width: 1200, height: 800 });
    expect(await bytesOf({ kind: 'tool', name: 'Helm' })).toMatchObject({ width: 400, height: 400 });
  });

  test('every answer says whether the built-in writer made it', async () => {
    const calls: [string, object][] = [
      ['text', { ...subject, content_type: 'Benefits' }],
      ['course-content', subject],
      ['improve', { text: 'this are a  test' }],
      ['meta', { title: 'How to choose a course' }],
    ];
    const flags = async () => {
      const answers = await Promise.all(calls.map(([path, body]) => ask(path, body, trainer.token)));
      return answers.map(({ body }) => body.data.results.built_in);
    };
    expect(await flags()).toEqual([true, true, true, true]);
    const { write } = api.services.ai;
    jest.spyOn(api.services.ai, 'write').mockImplementation(async (task, signal) => ({
      ...(await write(task, signal)),
      isBuiltIn: false,
    }));
    expect(await flags()).toEqual([false, false, false, false]);
  });

  test('the header of a picture says whether it is the placeholder', async () => {
    const header = async () => {
      const answer = await api.app.inject({
        method: 'POST',
        url: `${api.settings.prefix}/ai/image`,
        headers: { authorization: `Bearer ${trainer.token}` },
        payload: subject,
      });
      return answer.headers[builtInHeader];
    };
    expect(await header()).toBe('true');
    const { bytes } = await api.services.ai.drawCover({ courseName: 'Any' }, new AbortController().signal);
    jest.spyOn(api.services.ai, 'drawCover').mockResolvedValue({ bytes, isBuiltIn: false });
    expect(await header()).toBeUndefined();
  });

  test('an icon is drawn once for all users', async () => {
    const draw = jest.spyOn(api.services.ai, 'drawIcon');
    for (const name of ['Argo', 'argo', 'Flux']) await ask('image', { kind: 'tool', name }, trainer.token);
    expect(draw).toHaveBeenCalledTimes(2);
    await ask('image', { kind: 'skill', name: 'Argo' }, trainer.token);
    expect(draw).toHaveBeenCalledTimes(3);
  });
});

describe('the quota', () => {
  test('limits the calls per user and day, concurrent calls included', async () => {
    await api.db.insert(aiUsage).values({ userId: trainer.userId, day: utcToday(), calls: dailyCalls - 2 });
    const calls = Array.from({ length: 5 }, () => ask('improve', { text: 'Some text.' }, trainer.token));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('AI_QUOTA_USED_UP');
    const other = await signIn(api, 'other@kaksha.test');
    expect(await ask('improve', { text: 'Some text.' }, other.token)).toMatchObject({ status: 200 });
  });

  test('returns 502 and does not count a call when all services fail', async () => {
    jest.spyOn(api.services.ai, 'write').mockRejectedValue(textFailed());
    jest.spyOn(api.services.ai, 'drawCover').mockRejectedValue(imagesFailed());
    expect(await ask('course-content', subject, trainer.token)).toMatchObject({
      status: 502,
      body: { code: 'AI_UNAVAILABLE', error: 'All text generation services failed' },
    });
    expect(await ask('image', subject, trainer.token)).toMatchObject({ status: 502 });
    expect(await usedCalls()).toBe(0);
  });
});

describe('viewing step 3 of the wizard spends no quota', () => {
  const icon = (name: string) => ask('image', { kind: 'tool', name }, trainer.token);

  test('does not count placeholder icons, and draws them after the quota is used up', async () => {
    for (const name of ['Vault', 'Consul', 'Nomad']) expect((await icon(name)).status).toBe(200);
    expect(await usedCalls()).toBe(0);
    await api.db.insert(aiUsage).values({ userId: trainer.userId, day: utcToday(), calls: dailyCalls });
    expect((await icon('Packer')).status).toBe(200);
  });

  test('does not count icons of an image service, and draws placeholders above their separate limit', async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const draw = jest.spyOn(api.services.ai, 'drawIcon').mockResolvedValue({ bytes: png, isBuiltIn: false });
    for (let i = 0; i <= dailyCalls; i += 1) await icon(`Service icon ${i}`);
    expect(await usedCalls()).toBe(0);
    expect(draw.mock.calls.map(([, , , options]) => options)).toEqual([
      ...Array.from({ length: dailyCalls }, () => ({ placeholder: false })),
      { placeholder: true },
    ]);
  });
});

test('stops the work when the client disconnects', async () => {
  const stopped = new Promise<unknown>((resolve) => {
    jest.spyOn(api.services.ai, 'write').mockImplementation(
      (_task, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            resolve(signal.reason);
            reject(signal.reason);
          });
          leaving.destroy();
        }),
    );
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const leaving = request({
    port,
    method: 'POST',
    path: `${api.settings.prefix}/ai/improve`,
    headers: { authorization: `Bearer ${trainer.token}`, 'content-type': 'application/json' },
  });
  leaving.on('error', () => {});
  const closed = new Promise((resolve) => leaving.on('close', resolve));
  leaving.end(JSON.stringify({ text: 'Some text.' }));
  expect(await stopped).toMatchObject({ name: 'AbortError' });
  await closed;
});

const utcToday = () => new Date().toISOString().slice(0, 10);
