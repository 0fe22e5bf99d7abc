/** Writes the documents that are generated from the code: `npm run docs -w api`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorCodesDocument } from '../error-codes';

const root = new URL('../../../', import.meta.url);

writeFileSync(fileURLToPath(new URL('docs/error-codes.md', root)), errorCodesDocument());
