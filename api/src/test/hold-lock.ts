/** A process that takes a folder's lock, says whether it got it, and holds it until it is ended. */
import { writeSync } from 'node:fs';
import { lockFolder } from '../db/folder-lock';

try {
  lockFolder(process.argv[2] as string);
  writeSync(1, 'owned\n');
} catch (error) {
  writeSync(1, `refused: ${(error as Error).message}\n`);
}
setInterval(() => {}, 1000);
