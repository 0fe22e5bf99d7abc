import { cutAtWord } from '@kaksha/domain/cut-text';
import { expectLinear } from '../../../test/expect-linear';
import { extractJson, readAnswer } from './read-answer';
import { improve } from './writer/improve';
import { writeMeta } from './writer/meta';
import { write } from './writer/writer';

const repeat = (text: string) => (size: number) => text.repeat(Math.ceil(size / text.length));
const endless: [string, (size: number) => string][] = [
  ['one word', repeat('a')],
  ['a word with @ at its end', (size) => `${'a'.repeat(size)}@`],
  ['many @', repeat('a@')],
  ['dots', repeat('.')],
  ['words with dots', repeat('aa.')],
  ['spaces', repeat(' ')],
  ['a code fence without an end', (size) => `\`\`\`${' '.repeat(size)}`],
  ['backticks', repeat('` ')],
  ['line breaks and spaces', repeat('\n   ')],
  ['the same word', repeat('the ')],
  ['accented letters', repeat('aé')],
  ['addresses', repeat('http://')],
  ['words without a full stop', repeat('word ')],
  ['opening braces', repeat('{')],
  ['commas and dashes', repeat(', - ')],
  ['digits', repeat('1 ')],
  ['punctuation before spaces', repeat('!  ')],
];

/** Ignores unreadable answers, because the test measures only the time. */
const refusing = (read: () => unknown) => {
  try {
    return read();
  } catch {
    return null;
  }
};

const subject = { courseName: 'Kubernetes' };

describe('the run time of the AI texts is linear in the input (regular expressions on user input)', () => {
  test.each(endless)('improve: %s', (_name, inputOf) => {
    expectLinear(improve, inputOf);
  });

  test.each(endless)('writeMeta: %s', (_name, inputOf) => {
    expectLinear((content) => writeMeta('A title', content), inputOf);
    expectLinear((text) => cutAtWord(text, 155), inputOf);
  });

  test.each(endless)('readAnswer: %s', (_name, inputOf) => {
    expectLinear((answer) => refusing(() => readAnswer({ kind: 'course', subject }, answer)), inputOf);
    expectLinear((answer) => refusing(() => readAnswer({ kind: 'improve', text: 'a' }, answer)), inputOf);
    expectLinear((answer) => refusing(() => extractJson(answer)), inputOf);
  });

  test.each(endless)('names of courses and modules: %s', (_name, inputOf) => {
    const sizes = [5_000, 10_000, 20_000];
    expectLinear((courseName) => write({ kind: 'course', subject: { courseName } }), inputOf, sizes);
    expectLinear((moduleName) => write({ kind: 'module', part: 'topics', moduleName, subject }), inputOf, sizes);
  });
});
