import sharp from 'sharp';
import { type Ai, createAi, type Picture } from './ai';
import { type FakeService, startFakeService } from './fake-service';
import type { AiSettings } from './settings';
import type { TextTask } from './tasks';
import { write } from './writer/writer';

const none: AiSettings = {
  textByGet: null,
  hostedText: null,
  alternativeTexts: [],
  image: null,
  imageModel: null,
  imageFallbackModel: null,
  builtIn: true,
  dailyCalls: 10,
  timeoutMs: 2000,
  deadlineMs: 5000,
};
const subject = { courseName: 'Kubernetes in Production', category: 'Cloud & DevOps' };
const roles = { kind: 'content', contentType: 'Offered Job Role', subject } satisfies TextTask;
const named = (who: string) => ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((n) => `${who} ${n}`);
/** A list that a service wrote. */
const from = (who: string) => ({ answer: named(who), isBuiltIn: false });
const list = (who: string) => named(who).join(', ');

let services: FakeService[];
beforeEach(async () => {
  services = await Promise.all(Array.from({ length: 6 }, startFakeService));
});
afterEach(() => Promise.all(services.map((service) => service.close())));

const service = (place: number) => services[place] as FakeService;
const signal = () => new AbortController().signal;

/** The chain of the specification: a GET service, a hosted model and four alternatives. */
function chain(changes: Partial<AiSettings> = {}, failures: [string, unknown][] = []): Ai {
  const at = (place: number, path: string, key: string | null = `key-${place}`) => ({
    url: service(place).address + path,
    key,
  });
  return createAi(
    {
      ...none,
      textByGet: at(0, '/text/{prompt}?model=fast'),
      hostedText: at(1, '/v1/models/hosted:generateContent'),
      alternativeTexts: [
        at(2, '/models/a'),
        at(3, '/v1/predictions'),
        at(4, '/v1/completions#model%2Fb'),
        at(5, '/v1/chat/completions#c'),
      ],
      ...changes,
    },
    (name, reason) => failures.push([name, reason]),
  );
}

describe('texts', () => {
  test('come from the first service, by GET with the prompt in the path', async () => {
    service(0).respondWith(list('first'));
    expect(await chain().write(roles, signal())).toEqual(from('first'));
    const [asked] = service(0).requests;
    expect(asked?.method).toBe('GET');
    expect(decodeURIComponent(asked?.url ?? '')).toMatch(
      /^\/text\/List 6 to 8 job roles.*"Kubernetes in Production".*\?model=fast/,
    );
    expect(asked?.url).toMatch(/temperature=0\.7&max_tokens=1024/);
    expect(asked?.headers.authorization).toBe('Bearer key-0');
    expect(services.slice(1).flatMap(({ requests }) => requests)).toEqual([]);
  });

  test('come from the next service when earlier ones fail, in the order and shapes of the specification', async () => {
    const shapes = [
      (text: string) => text,
      (text: string) => ({ candidates: [{ content: { parts: [{ text }] } }] }),
      (text: string) => [{ generated_text: text }],
      (text: string) => ({ output: text.split(/(?= )/) }),
      (text: string) => ({ choices: [{ text }] }),
      (text: string) => ({ choices: [{ message: { content: text } }] }),
    ];
    for (const [place, shape] of shapes.entries()) {
      for (const one of services) one.respondWith(503);
      service(place).respondWith(shape(list(`service ${place}`)) as object);
      expect(await chain().write(roles, signal())).toEqual(from(`service ${place}`));
    }
  });

  test('are requested with 1024 tokens and temperature 0.7, each service with its own key', async () => {
    for (const one of services) one.respondWith(500);
    await chain().write(roles, signal());
    const prompt = expect.stringContaining('Kubernetes');
    const [, ...posts] = services.map(({ requests }) => requests[0]);
    expect(posts.map((asked) => JSON.parse(asked?.body ?? ''))).toEqual([
      {
        contents: [{ role: 'user', parts: [{ text: prompt }] }],
        generationConfig: { temperature: 0.7, maxOutputTokens: 1024 },
      },
      { inputs: prompt, parameters: { max_new_tokens: 1024, temperature: 0.7, return_full_text: false } },
      { input: { prompt, max_tokens: 1024, temperature: 0.7 } },
      { model: 'model/b', prompt, max_tokens: 1024, temperature: 0.7 },
      { model: 'c', messages: [{ role: 'user', content: prompt }], max_tokens: 1024, temperature: 0.7 },
    ]);
    expect(posts.map((asked) => asked?.headers['x-goog-api-key'] ?? asked?.headers.authorization)).toEqual([
      'key-1',
      ...[2, 3, 4, 5].map((place) => `Bearer key-${place}`),
    ]);
    expect(posts.map((asked) => asked?.url)).not.toContainEqual(expect.stringContaining('key-'));
  });

  test('come from the next service when an answer is unusable', async () => {
    service(0).respondWith('I am sorry, I cannot do that.');
    service(1).respondWith({ candidates: [{ content: { parts: [{ text: list('hosted') }] } }] });
    expect(await chain().write(roles, signal())).toEqual(from('hosted'));
  });

  test('fall back to the built-in writer, also without settings', async () => {
    for (const one of services) one.respondWith(500);
    expect(await chain().write(roles, signal())).toEqual({ answer: write(roles), isBuiltIn: true });
    expect(await createAi(none).write(roles, signal())).toEqual({ answer: write(roles), isBuiltIn: true });
  });

  test('fail without a built-in writer, and the logged failures contain no keys or addresses', async () => {
    for (const one of services) one.respondWith(401);
    const failures: [string, unknown][] = [];
    const failed = chain({ builtIn: false }, failures).write(roles, signal());
    await expect(failed).rejects.toMatchObject({ statusCode: 502, message: 'All text generation services failed' });
    expect(failures).toHaveLength(6);
    expect(JSON.stringify(failures)).not.toMatch(/sk-123|key-\d|127\.0\.0\.1/);
  });

  test('fail with the error of the last unusable answer', async () => {
    for (const one of services) one.respondWith('no JSON here');
    const course = chain({ builtIn: false }).write({ kind: 'course', subject }, signal());
    await expect(course).rejects.toThrow('Could not extract JSON from AI response');
  });

  test('skip a service that hangs, for later calls too', async () => {
    service(0).respondWith('no-response');
    service(1).respondWith({ candidates: [{ content: { parts: [{ text: list('hosted') }] } }] });
    const ai = chain({ timeoutMs: 100 });
    expect(await ai.write(roles, signal())).toEqual(from('hosted'));
    expect(await ai.write(roles, signal())).toEqual(from('hosted'));
    expect([service(0).requests.length, service(1).requests.length]).toEqual([1, 2]);
  });

  test('arrive before the deadline when all services hang', async () => {
    for (const one of services) one.respondWith('no-response');
    // The start of the worker thread is not part of the measured time.
    await createAi(none).write(roles, signal());
    const began = Date.now();
    expect(await chain({ timeoutMs: 200, deadlineMs: 300 }).write(roles, signal())).toEqual({
      answer: write(roles),
      isBuiltIn: true,
    });
    expect(Date.now() - began).toBeLessThan(1500);
    expect(service(3).requests).toEqual([]);
  });

  test('stop when the client disconnects, without calling another service', async () => {
    service(0).respondWith('no-response');
    const leaving = new AbortController();
    const asked = chain().write(roles, leaving.signal);
    setTimeout(() => leaving.abort(), 50);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(service(1).requests).toEqual([]);
    await expect(chain().write(roles, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('are refused from a service whose answer exceeds the size limit', async () => {
    service(0).respondWith('x'.repeat(300_000));
    service(1).respondWith({ candidates: [{ content: { parts: [{ text: list('hosted') }] } }] });
    expect(await chain().write(roles, signal())).toEqual(from('hosted'));
  });

  test('skip the GET service when the prompt is too long for a URL', async () => {
    service(1).respondWith({ candidates: [{ content: { parts: [{ text: 'long text '.repeat(900) }] } }] });
    await chain().write({ kind: 'improve', text: 'long text '.repeat(900) }, signal());
    expect([service(0).requests.length, service(1).requests.length]).toEqual([0, 1]);
  });
});

describe('pictures', () => {
  const picture = () =>
    sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
  const withImages = (changes: Partial<AiSettings> = {}) =>
    createAi({
      ...none,
      image: { url: `${service(0).address}/prompt/{prompt}?nologo=1`, key: 'secret' },
      imageModel: 'fine',
      imageFallbackModel: 'plain',
      ...changes,
    });

  test('are requested by GET, 1200 × 800 for a cover and 400 × 400 for an icon, with the key in a header', async () => {
    service(0).respondWith(await picture());
    const ai = withImages();
    expect(await ai.drawCover(subject, signal())).toEqual({ bytes: await picture(), isBuiltIn: false });
    await ai.drawIcon('Docker', 'tool', signal());
    const [cover, icon] = service(0).requests;
    expect(decodeURIComponent(cover?.url ?? '')).toMatch(
      /^\/prompt\/.*"Kubernetes in Production".*\?nologo=1&width=1200&height=800&model=fine$/,
    );
    expect(icon?.url).toMatch(/Docker.*width=400&height=400/);
    expect(cover?.headers.authorization).toBe('Bearer secret');
  });

  test('come from the fallback model when the first fails', async () => {
    service(0).respondWith(500, await picture());
    expect(await withImages().drawCover(subject, signal())).toEqual({ bytes: await picture(), isBuiltIn: false });
    expect(service(0).requests.map(({ url }) => /model=(\w+)/.exec(url)?.[1])).toEqual(['fine', 'plain']);
  });

  test('fall back to placeholders of the same sizes, also when a service sends something else', async () => {
    service(0).respondWith('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const ai = withImages();
    const size = async ({ bytes, isBuiltIn }: Picture) => {
      expect(isBuiltIn).toBe(true);
      const { format, width, height } = await sharp(bytes).metadata();
      return [format, width, height];
    };
    expect(await size(await ai.drawCover(subject, signal()))).toEqual(['png', 1200, 800]);
    expect(await size(await ai.drawIcon('Docker', 'tool', signal()))).toEqual(['png', 400, 400]);
    expect(await size(await createAi(none).drawCover({ courseName: 'Carnatic Vocal' }, signal()))).toEqual([
      'png',
      1200,
      800,
    ]);
  });

  test('as placeholders depend on the name only', async () => {
    const draw = (name: string) => createAi(none).drawIcon(name, 'skill', signal());
    expect(await draw('Docker')).toEqual(await draw(' docker'));
    expect(await draw('Docker')).not.toEqual(await draw('Helm'));
  });

  test('need a course name', async () => {
    const failed = createAi(none).drawCover({ courseName: '  ' }, signal());
    await expect(failed).rejects.toMatchObject({ statusCode: 400, message: 'Course name is required' });
  });

  test('fail with a message when no service answers', async () => {
    service(0).respondWith(500);
    const failed = withImages({ builtIn: false }).drawCover(subject, signal());
    await expect(failed).rejects.toThrow(
      'All free AI image generation services are currently unavailable. Please try again later.',
    );
  });
});
