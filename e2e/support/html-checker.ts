import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findJava } from '../../scripts/lib/java.mjs';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  lastLine: number;
  message: string;
  extract: string;
}

/** The checker's CSS parser is older than the style sheets, e.g. it does not know `light-dark()`. */
const isAboutCss = ({ message }: Message) => message.startsWith('CSS:');

const maxOutput = 50_000_000;

/**
 * Errors of the Nu HTML Checker as `page: message near extract`.
 * @param documents  HTML by the name of the page
 */
export async function htmlErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const java = findJava();
  if (!java) throw new Error('no Java: install it, or set JAVA_PATH');
  const folder = await mkdtemp(join(tmpdir(), 'kaksha-html-'));
  try {
    const names = [...documents.keys()];
    const files = names.map((_, index) => join(folder, `${index}.html`));
    await Promise.all(files.map((file, index) => writeFile(file, documents.get(names[index] ?? '') ?? '')));
    const words = [
      '-jar',
      require.resolve('vnu-jar/build/dist/vnu.jar'),
      '--errors-only',
      '--format',
      'json',
      '--stdout',
    ];
    const messages = parseMessages(await run(java, [...words, ...files]));
    return messages
      .filter((message) => !isAboutCss(message))
      .map(({ url, message, extract }) => `${names[Number.parseInt(basename(url), 10)]}: ${message} near ${extract}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function parseMessages(output: string): Message[] {
  const answer: unknown = JSON.parse(output);
  if (typeof answer !== 'object' || answer === null || !('messages' in answer) || !Array.isArray(answer.messages)) {
    throw new Error(`unexpected output of the checker: ${output.slice(0, 300)}`);
  }
  return answer.messages;
}

/** The standard output. The checker ends with another exit code than 0 when it finds errors. */
function run(command: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, words, { maxBuffer: maxOutput }, (error, stdout) => {
      if (error && stdout === '') reject(error);
      else resolve(stdout);
    });
  });
}
