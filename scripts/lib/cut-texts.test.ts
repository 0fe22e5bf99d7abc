import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const areas = ['api', 'mfe-blog-admin', 'mfe-learner', 'mfe-public', 'mfe-trainer', 'shared', 'shell'];

/** Cuts a text to a length in UTF-16 units, which can be in the middle of a character. */
const cut =
  /(?:[tT]ext|[mM]essage|[sS]tack|[tT]itle|[nN]ame|[lL]ine|[rR]eason|[nN]ote|HTML|html|agent'\]|text\(\)\))\??\s*\.(?:slice|substr|substring)\(0, (?!Math)(?:\d{2,}|[\w.]*(?:max|Max|limits|[lL]ength)\w*(?:\.\w+)*)[^)]*\)/g;

/** Their texts have characters of one unit only, or only a part of the beginning is read. */
const allowed: Readonly<Record<string, string>> = {
  'api/src/platform/ai/writer/meta.ts': 'looks for the last space of the beginning',
  'api/src/platform/http/client-info.ts': 'a header has only characters of one unit',
  'api/src/modules/telemetry/reported-text.ts': 'reads the position in a file of the line',
  'api/src/platform/tracing/trace-queries.ts': 'statements of the code, without what people wrote',
  'shared/domain/src/cut-text.ts': 'reads one character more than it keeps',
  'shell/src/telemetry/telemetry.ts': 'the API replaces half a character, and reads only positions of the stack',
};

const isRead = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|(?:^|\/)(?:node_modules|dist|test|testing)\//.test(file);

test.each(areas)('%s cuts texts between characters, with cutText or shortened', (area) => {
  const found = readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
    .map((file) => `${area}/${file}`)
    .filter((file) => isRead(file) && !(file in allowed))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(cut)].map(([text]) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
