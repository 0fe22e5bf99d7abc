import { eq, sql } from 'drizzle-orm';
import { addCatalogue } from '../../../demo-data/build/catalogue';
import { addPlaces } from '../../../demo-data/build/places';
import { createRowBook } from '../../../demo-data/build/rows';
import { openTestDatabase } from '../../../test/test-database';
import type { OpenDatabase } from './database';
import { loadReferenceData } from './reference-data';
import { categories, languages, subcategories } from './schema/catalogue';
import { cities, countries, states } from './schema/places';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tables = [languages, categories, subcategories, countries, states, cities];
const counts = () => Promise.all(tables.map((table) => database.db.$count(table)));

test('fills an empty database with every reference list once', async () => {
  await Promise.all([1, 2, 3].map(() => loadReferenceData(database.db)));
  const first = await counts();
  expect(first.slice(0, 2)).toEqual([8, 12]);
  expect(Math.min(...first)).toBeGreaterThan(4);
  await loadReferenceData(database.db);
  expect(await counts()).toEqual(first);
  const [pune] = await database.db
    .select({ state: states.name, country: countries.name })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .innerJoin(countries, eq(countries.id, states.countryId))
    .where(eq(cities.name, 'Pune'));
  expect(pune).toEqual({ state: 'Maharashtra', country: 'India' });
});

test('ids equal those of the demo data', async () => {
  const book = createRowBook(tables);
  addCatalogue(book);
  addPlaces(book);
  for (const table of tables) {
    const ids = await database.db.select({ id: table.id, name: table.name }).from(table).orderBy(table.id);
    expect(ids).toEqual(book.of(table).map(({ id, name }) => ({ id, name })));
  }
});

test('keeps renamed entries and adds new ones', async () => {
  await database.db.update(categories).set({ displayName: 'Cloud' }).where(eq(categories.name, 'cloud-devops'));
  await database.db.delete(cities).where(eq(cities.name, 'Pune'));
  const before = await counts();
  await database.db.execute(sql`update facts set value = '{"version":"older"}' where name = 'reference-data'`);
  await loadReferenceData(database.db);
  const after = await counts();
  expect(after.at(-1)).toBe((before.at(-1) ?? 0) + 1);
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  const [cloud] = await database.db.select().from(categories).where(eq(categories.name, 'cloud-devops'));
  expect(cloud?.displayName).toBe('Cloud');
});

test('neither adds renamed or merged entries again nor changes hidden ones and the order', async () => {
  const { db } = database;
  const [first, second] = await db.select().from(categories).orderBy(categories.id);
  await db
    .update(categories)
    .set({ name: 'platforms', formerNames: [first!.name, first!.displayName], position: 9, hidden: true })
    .where(eq(categories.id, first!.id));
  await db.update(categories).set({ mergedInto: first!.id }).where(eq(categories.id, second!.id));
  await db
    .update(languages)
    .set({ name: 'bangla', formerNames: ['bengali'] })
    .where(eq(languages.name, 'bengali'));
  const [part] = await db.select().from(subcategories).where(eq(subcategories.categoryId, first!.id));
  await db
    .update(subcategories)
    .set({ name: 'Pods', formerNames: [part!.name] })
    .where(eq(subcategories.id, part!.id));
  const before = await counts();
  await db.execute(sql`update facts set value = '{"version":"older"}' where name = 'reference-data'`);
  await loadReferenceData(db);
  expect(await counts()).toEqual(before);
  const [kept] = await db.select().from(categories).where(eq(categories.id, first!.id));
  expect(kept).toMatchObject({ name: 'platforms', position: 9, hidden: true });
});
