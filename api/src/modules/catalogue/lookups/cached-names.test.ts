import { addLookups } from '../../../../test/catalogue-fixtures';
import { openCountedDatabase } from '../../../../test/count-queries';
import { categories } from '../../../platform/database/schema/catalogue';
import { idsOfNames } from './cached-names';
import { listCategories } from './repo';

test('looks names up once in some seconds, and at once a name that it does not know', async () => {
  const { db, queries, close } = await openCountedDatabase();
  await addLookups(db);
  queries.length = 0;
  expect(await idsOfNames(db, listCategories, ['cloud', 'WEB'])).toEqual([1, 3]);
  expect(await idsOfNames(db, listCategories, ['data field', '1'])).toEqual([1, 2]);
  expect(queries).toHaveLength(1);

  await db.insert(categories).values({ name: 'new', displayName: 'New', motif: 'code' });
  expect(await idsOfNames(db, listCategories, ['new', 'cloud'])).toEqual([1, 4]);
  expect(await idsOfNames(db, listCategories, ['missing'])).toEqual([]);
  await close();
});
