import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const areas = ['shared/forms', 'mfe-public', 'mfe-learner', 'mfe-trainer', 'mfe-blog-admin', 'shell'];

/** The API takes invisible characters for no text, and `trim` does not. */
test.each(areas)('a required text in %s shows something: it is trimmed by `trimmedText`', (area) => {
  const trimmed = readdirSync(join(root, area, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\.trim\(\)\s*\.required\(/.test(readFileSync(join(root, area, 'src', file), 'utf8')));
  expect(trimmed).toEqual([]);
});
