/** Writes the documents that are generated from the code: `npm run docs -w api`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorCodesDocument } from '../src/platform/http/error-codes';
import { environmentExample, settingsDocument } from '../src/platform/settings/environment-docs';

const root = new URL('../../', import.meta.url);
const write = (path: string, content: string) => writeFileSync(fileURLToPath(new URL(path, root)), content);

write('docs/error-codes.md', errorCodesDocument());
write('docs/settings.md', settingsDocument());
write('.env.example', environmentExample());
