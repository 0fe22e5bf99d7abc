// Runs in the machine, as one file: node load.mjs <origin> <token> <ids of courses> <report>   sends requests until SIGTERM.
import { writeFileSync } from 'node:fs';
import { startLoad } from '../rolling/load';

/** Eight connections stay below the rate limits of one address: 120 writes a minute. Milliseconds. */
const pauseMs = 900;
const [origin = '', token = '', courses = '', file = ''] = process.argv.slice(2);
const load = startLoad(origin, token, courses.split(',').map(Number), pauseMs);
process.once('SIGTERM', async () => {
  const { saved, ...report } = await load.stop();
  writeFileSync(file, JSON.stringify({ ...report, saved: [...saved] }));
});
