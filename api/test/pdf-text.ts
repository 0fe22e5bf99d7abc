import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The texts of a PDF file, read by a second library. */
export async function pdfText(file: Buffer): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'kaksha-pdf-')), 'file.pdf');
  await writeFile(path, file);
  const script = `
    import { readFileSync } from 'node:fs';
    import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
    const file = await getDocument({ data: new Uint8Array(readFileSync(process.argv[1])), verbosity: 0 }).promise;
    for (let number = 1; number <= file.numPages; number += 1) {
      const { items } = await (await file.getPage(number)).getTextContent();
      process.stdout.write(items.map(({ str }) => str).join(' ').replace(/\\s+/g, ' ') + ' ');
    }`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, path]);
  return stdout;
}
