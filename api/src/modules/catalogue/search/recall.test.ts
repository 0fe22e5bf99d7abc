import { sql } from 'drizzle-orm';
import { coursesByCategory } from '../../../../demo-data/data/demo';
import { addTrainer } from '../../../../test/catalogue-fixtures';
import { makeTestApp, type TestApp } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import {
  categories as categorySeeds,
  languages as languageSeeds,
} from '../../../platform/database/reference-lists/lists';
import { categories, languages, subcategories } from '../../../platform/database/schema/catalogue';
import { courses } from '../../../platform/database/schema/courses';
import { searchCourses } from './service';
import { nativeCourses, typedQueries } from './typed-queries';

let api: TestApp;
/** Names of the courses by their key. */
const byKey = new Map<string, string>();

/** The courses of the demo data and those of `nativeCourses`. */
beforeAll(async () => {
  api = await makeTestApp();
  const { db } = api;
  const trainerId = await addTrainer(db);
  await db.insert(categories).values(categorySeeds.map(({ subcategories: _, ...category }) => category));
  const parts = await db
    .insert(subcategories)
    .values(categorySeeds.flatMap((each, at) => each.subcategories.map((name) => ({ categoryId: at + 1, name }))))
    .returning();
  await db.insert(languages).values([...languageSeeds]);
  const languageId = (name = 'english') => languageSeeds.findIndex((each) => each.name === name) + 1;
  const shared = { trainerId, slug: 'course', status: 'published' as const, stage: 5, publishedAt: new Date() };
  const seeded = categorySeeds.flatMap((category, at) =>
    (coursesByCategory[category.name] ?? []).map(({ name, sub, language, lead, about }) => ({
      ...shared,
      name,
      description: `${lead}\n\n${about}`,
      categoryId: at + 1,
      subcategoryId: parts.find((part) => part.categoryId === at + 1 && part.name === sub)?.id,
      languageId: languageId(language),
    })),
  );
  const native = nativeCourses
    .trim()
    .split('\n')
    .map((line) => {
      const [, key = '', name = '', language = ''] = /^([\w-]+): (.*) \((\w+)\)$/.exec(line) ?? [];
      byKey.set(key, name);
      return { ...shared, name, description: name, categoryId: 12, languageId: languageId(language) };
    });
  await db.insert(courses).values([...native, ...seeded]);
});
afterAll(() => api.close());

/** Names of the first ten courses that a text finds. */
async function find(text: string): Promise<string[]> {
  const { results } = await searchCourses(systemContext(api.services, api.settings), { courseName: text });
  return results.map((card) => JSON.parse(card).course_name);
}

interface TypedQuery {
  kind: string;
  text: string;
  /** Beginnings of names. */
  wanted: string[];
}

const queries: TypedQuery[] = typedQueries
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [kind = '', keys = '', texts = ''] = line.split(' | ');
    return texts.split('; ').map((text) => ({ kind, text, wanted: keys.split(' + ') }));
  });

test('finds at least 95 of 100 courses that people look for in eight languages within the first ten', async () => {
  expect(queries.length).toBeGreaterThan(400);
  let recall = 0;
  const missed: string[] = [];
  for (const { kind, text, wanted } of queries) {
    const found = await find(text);
    const without = wanted.filter((key) => !found.some((name) => name.startsWith(byKey.get(key) ?? key)));
    recall += 1 - without.length / wanted.length;
    if (without.length > 0) missed.push(`${kind}: ${text} (without ${without})`);
  }
  expect([recall / queries.length >= 0.95, missed]).toEqual([true, expect.anything()]);
});

/** English texts, and the same with slips. */
const english = `python; react; kubernetes in production; machine learning; data science; sql; java; javascript; figma; excel;
  ethical hacking; aws; docker; devops; testing; project management; scrum; sap; tally gst; flutter; android; school; english;
  hindi; "design systems"; python -django; docker or kubernetes; python english; first course; quantum; next.js; az-104;
  iso 27001; s/4hana; security+; ci/cd; web development; in hindi; teams; go; rust; ten weeks; vue 3; power bi; people who`;

test('finds for English texts first what the words alone find, in the same order', async () => {
  for (const text of english.split(';').map((each) => each.trim())) {
    const { rows } = await api.db.execute<{ name: string }>(sql`
      select c.name from courses c, websearch_to_tsquery('english', ${text}) as q where c.is_public and c.search @@ q
      order by ts_rank(c.search, q) desc, c.next_start_at, c.id limit 10`);
    const found = await find(text);
    expect([text, found.slice(0, rows.length)]).toEqual([text, rows.map(({ name }) => name)]);
    expect(found.length).toBeGreaterThan(0);
  }
});

test.each([
  ['a word begun in the middle of a syllable', 'हिन्', 'hi-grammar'],
  ['a word begun with a nasal, which is n', 'ಸಂ', 'kn-music'],
  ['a word begun with a nasal, which is m', 'कं', 'te-cloud'],
  ['another script than the name', 'பைதான்', 'hi-python'],
  ['letters of an unassigned code point beside a word', '\u0378\u{e0fff} योग', 'hi-yoga'],
  ['two hundred letters', `गिटार ${'क्ष'.repeat(66)}`, 'hi-guitar'],
])('finds a course with %s', async (_name, text, key) => {
  expect(await find(text)).toContain(byKey.get(key));
});

test('finds an English name by Latin letters that are also the sound of a name in another script', async () => {
  expect(await find('paithan')).toEqual(
    expect.arrayContaining([byKey.get('kn-python'), byKey.get('hi-python'), expect.stringMatching(/^Python for/)]),
  );
});
