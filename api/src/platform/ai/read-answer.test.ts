import fc from '@kaksha/testing/properties';
import { ApiError } from '../http/api-error';
import { extractJson, readAnswer } from './read-answer';
import type { TextTask } from './tasks';

const subject = { courseName: 'Kubernetes' };
const course: TextTask = { kind: 'course', subject };
const roles: TextTask = { kind: 'content', contentType: 'Offered Job Role', subject };
const good = {
  description: 'First paragraph.\n\nSecond paragraph.',
  prerequisites: ['Linux', 'Networks', 'Git'],
  objectives: ['Package', 'Run', 'Update', 'Debug'],
};

describe('a course', () => {
  const read = (words: string) => readAnswer({ kind: 'course', subject }, words);

  test('is found in JSON with any text around it', () => {
    const json = JSON.stringify(good);
    for (const words of [
      json,
      `Sure! Here {is} it:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy`,
      `text ${json} more {text}`,
      `\`\`\`${json}\`\`\``,
    ]) {
      expect(read(words)).toEqual(good);
    }
  });

  test('may have lists as lines, with bullets or numbers', () => {
    const words = JSON.stringify({
      ...good,
      prerequisites: '- Linux.\n* **Networks**\n3) "Git"',
      objectives: ['1. Package', 'Run', 'Update', 'Debug'],
    });
    expect(read(words)).toEqual(good);
  });

  test('has at most the requested number of points', () => {
    expect(read(JSON.stringify({ ...good, objectives: 'abcdefgh'.split('') })).objectives).toHaveLength(6);
  });

  test('without JSON is refused as unreadable', () => {
    for (const words of ['I cannot do that.', '{"description": "cut off', '{not json}', '', '```json\n```']) {
      expect(() => read(words)).toThrow('Could not extract JSON from AI response');
    }
  });

  test('with another structure is refused as invalid', () => {
    for (const change of [
      { description: '' },
      { description: 7 },
      { prerequisites: undefined },
      { prerequisites: [1, 2, 3] },
      { objectives: ['one', 'two'] },
      { objectives: { 1: 'one' } },
    ]) {
      expect(() => read(JSON.stringify({ ...good, ...change }))).toThrow(
        'Invalid course content structure from AI response',
      );
    }
  });
});

describe('a list', () => {
  const read = (words: string) => readAnswer(roles as Extract<TextTask, { kind: 'content' }>, words);
  const items = ['DevOps Engineer', 'Cloud Engineer', 'Platform Engineer', 'Release Engineer', 'SRE', 'Architect'];

  test('is parsed from commas, lines, bullets, numbers and JSON', () => {
    for (const words of [
      items.join(', '),
      items.map((item) => `- ${item}`).join('\n'),
      `Here are six job roles:\n${items.map((item, i) => `${i + 1}. **${item}**.`).join('\r\n')}`,
      `\`\`\`json\n${JSON.stringify(items)}\n\`\`\``,
    ]) {
      expect(read(words)).toEqual(items);
    }
  });

  test('keeps commas in parentheses, drops duplicates and has at most the requested length', () => {
    const words = [
      'Engineer (cloud, network)',
      'engineer (cloud, network)',
      ...items,
      'One more',
      'Two more',
      'Three more',
    ];
    const read8 = read(words.join('\n'));
    expect(read8).toHaveLength(8);
    expect(read8[0]).toBe('Engineer (cloud, network)');
  });

  test('is refused when it is too short or prose', () => {
    for (const words of ['One, Two', 'I am sorry.', 'x'.repeat(400), `${'word '.repeat(80)},a,b,c,d,e,f`]) {
      expect(() => read(words)).toThrow(ApiError);
    }
  });
});

describe('an improved text', () => {
  const read = (words: string, text = 'teh text of some words') => readAnswer({ kind: 'improve', text }, words);

  test('has no quotes or fences around it', () => {
    for (const words of ['The text of some words', '"The text of some words"', '```\nThe text of some words\n```']) {
      expect(read(words)).toBe('The text of some words');
    }
    expect(read('He said "hello".')).toBe('He said "hello".');
  });

  test('is refused when it is empty or much longer than the original', () => {
    for (const words of ['', '  \n', 'long '.repeat(100)]) expect(() => read(words)).toThrow(ApiError);
  });
});

describe('metadata', () => {
  const read = (words: string) => readAnswer({ kind: 'meta', title: 't', content: 'c' }, words);

  test('is parsed from fenced JSON, cut to length, with separate keywords', () => {
    const json = {
      meta_title: 'Title '.repeat(20),
      meta_description: 'One\ntwo',
      meta_keywords: 'live course, trainer, live course',
    };
    const meta = read(`\`\`\`json\n${JSON.stringify(json)}\n\`\`\``);
    expect(meta).toEqual({
      metaTitle: expect.any(String),
      metaDescription: 'One two',
      metaKeywords: ['live course', 'trainer'],
    });
    expect(meta.metaTitle.length).toBeLessThanOrEqual(60);
    expect(read(JSON.stringify({ ...json, meta_keywords: ['a', 'b'] })).metaKeywords).toEqual(['a', 'b']);
  });

  test('is refused when a part is missing', () => {
    for (const words of [
      '{}',
      '{"meta_title":"a","meta_description":"b"}',
      '{"meta_title":1,"meta_description":"b","meta_keywords":"c"}',
      'no',
    ]) {
      expect(() => read(words)).toThrow('Could not extract JSON from AI response');
    }
  });
});

test('drops characters that cannot be stored', () => {
  expect(readAnswer({ kind: 'improve', text: 'some text here' }, 'some\u0000 text\u0007 here')).toBe('some text here');
});

test('braces inside strings do not end an object', () => {
  expect(extractJson('x {"a": "} \\" {", "b": {"c": 1}} y')).toEqual({ a: '} " {', b: { c: 1 } });
});

test('any text of a service gives a result or an API error within the time limit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (words) => {
      for (const task of [course, roles, { kind: 'meta', title: 't', content: 'c' }] as TextTask[]) {
        try {
          readAnswer(task, words);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }
    }),
  );
  for (const words of ['{'.repeat(200_000), '{'.repeat(100_000) + '}'.repeat(100_000), '{x}'.repeat(60_000)]) {
    expect(() => extractJson(words)).toThrow('Could not extract JSON');
  }
});
