import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { categories, countries, languages } from './reference-lists/lists';
import { facts } from './schema/platform';

const factName = 'reference-data';

const stateRows = countries.flatMap(({ code, states }) =>
  states.map((line) => {
    const [state = '', cities = ''] = line.split(': ');
    return { country: code, state, cities: cities.split(', ') };
  }),
);

/** Entries of the lists. `position` is the place in a list, `at` the order of the ids. */
const lists = {
  languages: languages.map((language, position) => ({ ...language, position })),
  categories: categories.map(({ subcategories: _, ...category }, position) => ({ ...category, position })),
  subcategories: categories.flatMap(({ name: category, subcategories }) =>
    subcategories.map((name, position) => ({ category, name, position })),
  ),
  countries: countries.map(({ name, code, dialCode }) => ({ name, code, dialCode })),
  states: stateRows.map(({ country, state }) => ({ country, name: state })),
  cities: stateRows.flatMap(({ country, state, cities }) => cities.map((name) => ({ country, state, name }))),
};

/**
 * Inserts the missing entries of the lists: categories with subcategories, languages, countries with states and cities.
 * Existing rows stay: renamed, merged, hidden and ordered ones. Concurrent processes are safe; a complete database costs one small query.
 */
export async function loadReferenceData(db: Database): Promise<void> {
  const version = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 16);
  if (await isLoaded(db, version)) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${factName}))`);
    if (await isLoaded(tx, version)) return;
    await addLists(tx);
    await tx
      .insert(facts)
      .values({ name: factName, value: { version } })
      .onConflictDoUpdate({ target: facts.name, set: { value: { version } } });
  });
}

async function isLoaded(db: Database, version: string): Promise<boolean> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select value ->> 'version' as version from ${facts} where name = ${factName}`,
  );
  return rows[0]?.version === version;
}

/** Refers to rows by name; inserts in list order, so that an empty database gets the same ids. */
async function addLists(tx: Database): Promise<void> {
  const rows = (list: keyof typeof lists) =>
    sql`jsonb_array_elements(${JSON.stringify(lists[list])}::jsonb) with ordinality as list(row, at)`;
  await tx.execute(sql`insert into languages (name, display_name, position)
    select row ->> 'name', row ->> 'displayName', (row ->> 'position')::smallint from ${rows('languages')}
    where not exists (select from languages l where row ->> 'name' = any(l.former_names)) order by at
    on conflict (name) do nothing`);
  await tx.execute(sql`insert into categories (name, display_name, motif, position)
    select row ->> 'name', row ->> 'displayName', row ->> 'motif', (row ->> 'position')::smallint
    from ${rows('categories')}
    where not exists (select from categories c where row ->> 'name' = any(c.former_names)) order by at
    on conflict (name) do nothing`);
  await tx.execute(sql`insert into subcategories (category_id, name, position)
    select c.id, row ->> 'name', (row ->> 'position')::smallint
    from ${rows('subcategories')} join categories c on row ->> 'category' = any(c.former_names || c.name)
    where c.merged_into is null
      and not exists (select from subcategories s where s.category_id = c.id and row ->> 'name' = any(s.former_names))
    order by at on conflict do nothing`);
  await tx.execute(sql`insert into countries (name, code, dial_code)
    select row ->> 'name', row ->> 'code', row ->> 'dialCode' from ${rows('countries')} order by at on conflict do nothing`);
  await tx.execute(sql`insert into states (country_id, name)
    select c.id, row ->> 'name' from ${rows('states')} join countries c on c.code = row ->> 'country' order by at
    on conflict do nothing`);
  await tx.execute(sql`insert into cities (state_id, name)
    select s.id, row ->> 'name' from ${rows('cities')}
    join countries c on c.code = row ->> 'country' join states s on s.country_id = c.id and s.name = row ->> 'state'
    order by at on conflict do nothing`);
}
