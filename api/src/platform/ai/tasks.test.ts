import { contentTypes } from '@kaksha/domain/catalogue';
import { readEnvironment } from '../settings/environment';
import { readAiSettings } from './settings';
import { askedContentType, askedModulePart } from './tasks';

test('accepts every content type and its older names; throws 400 for any other name', () => {
  expect(contentTypes.map(askedContentType)).toEqual(contentTypes);
  expect([askedContentType('Silent Features'), askedContentType('Bonus topic')]).toEqual([
    'Salient Features',
    'Bonus Topics',
  ]);
  expect(() => askedContentType('Poems')).toThrow(
    expect.objectContaining({ statusCode: 400, message: 'Unsupported content type' }),
  );
});

test('accepts every name of a module part; throws 400 for any other name', () => {
  expect(
    ['Topics', 'topic_name', 'Hands-on practice', 'hands_on', 'skills', 'skillsCovered'].map(askedModulePart),
  ).toEqual(['topics', 'topics', 'handsOn', 'handsOn', 'skills', 'skills']);
  for (const label of ['homework', '', 'constructor', '__proto__']) {
    expect(() => askedModulePart(label)).toThrow(
      expect.objectContaining({ statusCode: 400, message: 'Unsupported field type' }),
    );
  }
});

describe('settings', () => {
  const read = (env: Record<string, string>) => {
    const problems: string[] = [];
    return { settings: readAiSettings(readEnvironment(env, problems), problems), problems };
  };

  test('use only the built-in writer by default', () => {
    const { settings, problems } = read({});
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      textByGet: null,
      hostedText: null,
      alternativeTexts: [],
      image: null,
      builtIn: true,
    });
  });

  test('apply the common key to every service without its own', () => {
    const { settings } = read({
      AI_KEY: 'shared',
      AI_TEXT_GET_URL: 'https://text.example/{prompt}',
      AI_TEXT_GET_KEY: '-',
      AI_TEXT_HOSTED_URL: 'https://hosted.example/generate',
      AI_TEXT_ALTERNATIVE_URLS: 'https://a.example/v1/completions#m  https://b.example/x',
      AI_TEXT_ALTERNATIVE_KEYS: 'own',
      AI_IMAGE_URL: 'https://images.example/{prompt}',
      AI_IMAGE_KEY: 'image',
    });
    expect(settings.textByGet).toEqual({ url: 'https://text.example/{prompt}', key: null });
    expect(settings.hostedText?.key).toBe('shared');
    expect(settings.alternativeTexts).toEqual([
      { url: 'https://a.example/v1/completions#m', key: 'own' },
      { url: 'https://b.example/x', key: 'shared' },
    ]);
    expect(settings.image?.key).toBe('image');
  });

  test('report invalid values without repeating them', () => {
    const { problems } = read({
      AI_TEXT_GET_URL: 'https://user:s3cret@text.example/no-prompt',
      AI_TEXT_HOSTED_URL: 'ftp://s3cret',
      AI_TEXT_ALTERNATIVE_URLS: 'a b c d e',
    });
    expect(problems.join('\n')).toMatch(/AI_TEXT_GET_URL.*contains \{prompt\}/);
    expect(problems.join('\n')).toMatch(/AI_TEXT_HOSTED_URL is an address/);
    expect(problems.join('\n')).toMatch(/at most 4/);
    expect(problems.join('\n')).not.toContain('s3cret');
  });
});
