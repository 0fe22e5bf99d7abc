/**
 * `npm run generate` writes the files generated from the API and from docs/specification. `--check` fails when a file
 * is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractReport } from './api-report/report';
import { specificationFiles } from './specification/render';
import { generatedFiles } from './wire-types';

const root = join(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');

function writeOrCheck(files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    if (!isCheck) {
      writeFileSync(file, content);
      console.log(`wrote ${path}`);
    } else if (readFileSync(file, 'utf8') !== content) {
      console.error(`${path} is out of date: run npm run generate`);
      process.exitCode = 1;
    }
  }
}

writeOrCheck({ ...specificationFiles(), ...(await generatedFiles()) });
// The report needs packages without type errors, so the wire types are written before it.
writeOrCheck(contractReport(root));
