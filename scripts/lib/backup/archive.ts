import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

function startTar(words: readonly string[]) {
  const child = spawn('tar', words, { stdio: ['pipe', 'pipe', 'pipe'] });
  let problem = '';
  child.stderr.on('data', (bytes: Buffer) => {
    problem = (problem + bytes).slice(0, 500);
  });
  const ended = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw new Error(`tar failed with exit code ${code}: ${problem.trim()}`);
    },
    () => {
      throw new Error('tar is not installed.');
    },
  );
  // Awaited after the streams, which fail first.
  ended.catch(() => {});
  return { child, ended };
}

/** The files of a folder as one compressed archive, in parts of at most `partBytes`. */
export async function* packFolder(folder: string, partBytes: number): AsyncGenerator<Buffer> {
  const { child, ended } = startTar(['-C', folder, '-cf', '-', '.']);
  child.stdin.end();
  // Most files are compressed already.
  const packed = createGzip({ level: 1 });
  const piped = pipeline(child.stdout, packed);
  // Its error ends the loop.
  piped.catch(() => {});
  try {
    let chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of packed) {
      let rest: Buffer = chunk;
      while (size + rest.length >= partBytes) {
        yield Buffer.concat([...chunks, rest.subarray(0, partBytes - size)]);
        rest = rest.subarray(partBytes - size);
        chunks = [];
        size = 0;
      }
      chunks.push(rest);
      size += rest.length;
    }
    await ended;
    if (size > 0) yield Buffer.concat(chunks);
  } finally {
    // A caller that stops early leaves it waiting.
    child.kill();
  }
}

/** Unpacks an archive into a new folder. */
export async function unpackInto(folder: string, parts: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Without --ignore-zeros it may end before it has read the padding, and the pipe breaks.
  const { child, ended } = startTar(['-C', folder, '--ignore-zeros', '-xf', '-']);
  child.stdout.resume();
  await pipeline(Readable.from(parts), createGunzip(), child.stdin).catch(async (error: unknown) => {
    // Until then it writes into the folder.
    await ended.catch(() => {});
    throw error;
  });
  await ended;
}
