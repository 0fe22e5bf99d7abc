import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const areas = ['shared/ui', 'mfe-public', 'mfe-learner', 'mfe-trainer', 'mfe-blog-admin', 'shell'];

/** Expressions that are a text of a user, as the only child of an element, with or without a text in their place. */
const userTexts = [
  String.raw`(?:\w+\.)*(?:course|trainer|learner|student|search|suggestion|user)\.name`,
  String.raw`(?:\w+\.)*(?:courseName|trainerName|learnerName|authorName|ownerName|headline|excerpt)`,
  String.raw`(?:post|material)\.title`,
  String.raw`(?:comment|message|answer|reply|review)\.text`,
  String.raw`(?:enquiry|message)\.message`,
  String.raw`(?:refund\.reason|report\.note|trainer\.about|course\.description)`,
];
/** The parent may have the direction. */
const element = new RegExp(
  `(?<!\\sdir="auto">\\s*)<([\\w.]+)((?:\\s[^<>]*)?)>\\s*\\{(?:${userTexts.join('|')})(?: \\|\\| '[^']*')?\\}\\s*</`,
  'g',
);

/** The same in a sentence, with figures or another text of a user after it. */
const inSentence = new RegExp(
  `\\$\\{(?:${userTexts.join('|')})(?: (?:\\|\\||\\?\\?) '[^']*')?\\}[^\\w$\`]* [^\\w$\`]*\\$\\{`,
  'g',
);

/** A block with a direction is aligned by it, as paragraphs are. A style rule excepts `h1`. */
const block =
  /<(?:h[2-6]|[\w.]+Title|p|li|dt|dd|th|td)\b[^<>]*\sdir="auto"[^<>]*>\s*\{(?!post\.)(?:\w+\.)*(?:\w*[nN]ame|author|title|headline|item|point)\}/g;

/** A native option has no direction of its own; a chip gives its text one. */
const isLeftOut = (tag: string | undefined) => tag === 'option' || tag === 'Chip' || tag === 'Badge';

test.each(areas)('texts of users in %s take their own direction', (area) => {
  const without = matchesIn(area, element)
    .filter(({ match: [, tag, attributes] }) => !isLeftOut(tag) && !attributes?.includes(' dir='))
    .map(({ text }) => text);
  expect(without).toEqual([]);
});

test.each(areas)('names in %s begin where their column begins', (area) => {
  expect(matchesIn(area, block).map(({ text }) => text)).toEqual([]);
});

test.each([...areas, 'api/src'])('names in sentences of %s do not move the figures after them', (area) => {
  expect(matchesIn(area, inSentence, /\.tsx?$/).map(({ text }) => text)).toEqual([]);
});

function matchesIn(area: string, pattern: RegExp, files = /\.tsx$/) {
  return readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file) && !/\.test\.|\.stories\.|(?:^|\/)node_modules\//.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, area, file), 'utf8')
          .replaceAll('=>', '')
          .matchAll(pattern),
      ].map((match) => ({
        match,
        text: `${area}/${file}: ${match[0]}`,
      })),
    );
}
