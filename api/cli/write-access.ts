/** Writes docs/access.md from answers of the API: `npm run access`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessDocument, sectionOf } from '../test/access/document';
import { areaNames } from '../test/access/requests';
import { walk } from '../test/access/walk';
import { makeWorld } from '../test/access/world';

const world = await makeWorld();
try {
  const sections: Record<string, string> = {};
  for (const area of areaNames) sections[area] = sectionOf(await walk(world, area));
  writeFileSync(fileURLToPath(new URL('../../docs/access.md', import.meta.url)), accessDocument(sections));
} finally {
  await world.close();
}
