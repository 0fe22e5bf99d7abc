import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const boundaries = ['AsyncBoundary', 'MailLinkBoundary'];

/** Names that a component passes on, as it writes them: file and the values that it gets. */
const passedOn: Readonly<Record<string, readonly string[]>> = {
  'mfe-trainer/src/features/course-list/course-list-page.tsx': [
    'Published courses',
    'Draft courses',
    'Deleted courses',
  ],
};

interface Announcement {
  file: string;
  /** Null for a name that is no literal. */
  name: string | null;
  /** Whether the announcement says 'is'; `depends` for an expression. */
  singular: boolean | 'depends';
}

function announcementsIn(file: string): Announcement[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!boundaries.some((name) => text.includes(`<${name}`))) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Announcement[] = [];
  const visit = (node: ts.Node) => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      boundaries.includes(node.tagName.getText())
    ) {
      const attribute = (name: string) =>
        node.attributes.properties.filter(ts.isJsxAttribute).find((each) => each.name.getText() === name);
      const name = attribute('name')?.initializer;
      const singular = attribute('singular');
      const announce = attribute('announce')?.initializer?.getText();
      if (announce === '{false}') return;
      found.push({
        file,
        name: name && ts.isStringLiteral(name) ? name.text : null,
        singular: singular?.initializer ? 'depends' : singular !== undefined,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether the subject of a name is more than one thing: 'The details of your ticket' is, 'Your class' is not. */
function isPlural(name: string): boolean {
  const [subject = ''] = name.split(/ (?:of|that|in|to|for) /);
  return / and /.test(subject) || /[^s]s$/.test(subject);
}

const areas = ['shell', 'mfe-public', 'mfe-learner', 'mfe-trainer', 'mfe-blog-admin', 'shared/ui'];
const all = areas
  .flatMap((area) =>
    readdirSync(join(root, area, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `${area}/src/${file}`),
  )
  .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(file))
  .flatMap(announcementsIn);

test('announcements of loading parts say "is" for one thing and "are" for several', () => {
  const named = all.filter(({ name }) => name !== null);
  expect(named.length).toBeGreaterThan(40);
  const wrong = named.filter(({ name, singular }) => singular === isPlural(name ?? ''));
  expect(wrong).toEqual([]);
});

test('a component that passes a name on also passes its number on', () => {
  const others = all.filter(({ name, singular }) => name === null && singular === false).map(({ file }) => file);
  expect([...new Set(others)].sort()).toEqual(Object.keys(passedOn).sort());
  expect(
    Object.values(passedOn)
      .flat()
      .filter((name) => !isPlural(name)),
  ).toEqual([]);
});
