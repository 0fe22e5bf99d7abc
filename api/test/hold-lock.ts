/** A process that tries to lock a folder, prints the result, and holds the lock until it is killed. */
import { writeSync } from 'node:fs';
import { lockFolder } from '../src/platform/database/folder-lock';

try {
  lockFolder(process.argv[2] as string);
  writeSync(1, 'owned\n');
} catch (error) {
  writeSync(1, `refused: ${(error as Error).message}\n`);
}
setInterval(() => {}, 1000);
