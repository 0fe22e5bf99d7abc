/** Writes docs/access.md and the shapes of the answers from answers of the API: `npm run access`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessDocument, recordOf, sectionOf } from '../test/access/document';
import { areaNames } from '../test/access/requests';
import { walk } from '../test/access/walk';
import { makeWorld } from '../test/access/world';

const world = await makeWorld();
try {
  const sections: Record<string, string> = {};
  const record: string[] = [];
  for (const area of areaNames) {
    const rows = await walk(world, area);
    sections[area] = sectionOf(rows);
    record.push(...recordOf(rows));
  }
  writeFileSync(fileURLToPath(new URL('../../docs/access.md', import.meta.url)), accessDocument(sections));
  writeFileSync(
    fileURLToPath(new URL('../test/access/recorded-answers.txt', import.meta.url)),
    `${record.join('\n')}\n`,
  );
} finally {
  await world.close();
}
