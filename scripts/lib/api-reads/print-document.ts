/** Writes the OpenAPI document of the API's sources to the file that the first argument names. */
import { writeFileSync } from 'node:fs';
import { wireDocument } from './wire-document';

const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: print-document.ts <file>');
writeFileSync(file, JSON.stringify(await wireDocument()));
