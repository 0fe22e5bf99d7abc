import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const areas = ['shared/ui', 'mfe-public', 'mfe-learner', 'mfe-trainer', 'mfe-blog-admin', 'shell'];

/** Expressions that are a text of a user, as the only child of an element. */
const userTexts = [
  String.raw`(?:\w+\.)*(?:course|trainer|learner|student|search|suggestion|user)\.name`,
  String.raw`(?:\w+\.)*(?:courseName|trainerName|learnerName|authorName|ownerName|headline|excerpt)`,
  String.raw`(?:post|material)\.title`,
  String.raw`(?:comment|message|answer|reply|review)\.text`,
  String.raw`(?:enquiry|message)\.message`,
  String.raw`(?:refund\.reason|report\.note|trainer\.about|course\.description)`,
];
const element = new RegExp(`<([\\w.]+)((?:\\s[^<>]*)?)>\\s*\\{(?:${userTexts.join('|')})\\}\\s*</`, 'g');

/** A native option has no direction of its own; a chip gives its text one. */
const isLeftOut = (tag: string | undefined) => tag === 'option' || tag === 'Chip' || tag === 'Badge';

test.each(areas)('texts of users in %s take their own direction', (area) => {
  const files = readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|\.stories\.|(?:^|\/)node_modules\//.test(file))
    .map((file) => `${area}/${file}`);
  const without = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').replaceAll('=>', '').matchAll(element)]
      .filter(([, tag, attributes]) => !isLeftOut(tag) && !attributes?.includes(' dir='))
      .map(([text]) => `${file}: ${text}`),
  );
  expect(without).toEqual([]);
});
