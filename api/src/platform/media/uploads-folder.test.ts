import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '../../../test/test-database';
import { requireSharedFolder } from './uploads-folder';

const root = mkdtempSync(join(tmpdir(), 'kaksha-uploads-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('processes with one folder start, and one with another folder is refused with the ways to mend it', async () => {
  const { db, close } = await openTestDatabase();
  const first = join(root, 'first');
  await requireSharedFolder(db, first);
  await requireSharedFolder(db, first);

  const other = join(root, 'other');
  await expect(requireSharedFolder(db, other)).rejects.toThrow(/STORAGE_URL.*DATA_DIR/s);

  const moved = join(root, 'moved');
  cpSync(first, moved, { recursive: true });
  await requireSharedFolder(db, moved);

  writeFileSync(join(other, '.kaksha-folder'), readFileSync(join(first, '.kaksha-folder')));
  await requireSharedFolder(db, other);
  await close();
});
