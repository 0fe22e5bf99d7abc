import { category } from '@kaksha/testing/factories';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { categoryWire, languageWire } from '@kaksha/testing/wire/catalogue';
import { createPublicStore } from '../../store/public-store';
import { currentQuery } from './current-query';
import { searchLoader } from './load-search-page';

function openStore() {
  const host = createFakeHost();
  host.http.on('GET', '/categories', [
    { ...categoryWire(category({ id: 1, name: 'platforms' })), former_names: ['cloud-devops', 'Cloud & DevOps'] },
    categoryWire(category({ id: 2, name: 'web' })),
  ]);
  host.http.on('GET', '/categories/subcategories', [
    { id: 1, category_id: 1, name: 'Images', former_names: ['Containers'] },
    { id: 2, category_id: 2, name: 'Containers' },
  ]);
  host.http.on('GET', '/languages', [
    { ...languageWire({ id: 1, name: 'bangla', displayName: 'Bangla' }), former_names: ['bengali', 'oriya'] },
  ]);
  return createPublicStore(host);
}

const load = ({ categories, subcategories, languages }: ReturnType<typeof openStore>) =>
  Promise.all([categories.load(), subcategories.load(), languages.load()]);

test('earlier names become the present ones, once each', async () => {
  const store = openStore();
  await load(store);
  const query = { text: 'k8s', categories: ['cloud-devops', 'web', 'platforms'], languages: ['bengali', 'Oriya'] };
  expect(currentQuery(query, store)).toEqual({ text: 'k8s', categories: ['platforms', 'web'], languages: ['bangla'] });
});

test('a subcategory is read within the categories of the search', async () => {
  const store = openStore();
  await load(store);
  const inCloud = { categories: ['platforms'], subcategory: 'Containers' };
  expect(currentQuery(inCloud, store)).toEqual({ ...inCloud, subcategory: 'Images' });
  expect(currentQuery({ subcategory: 'Containers' }, store)).toBeNull();
  expect(currentQuery({ categories: ['web'], subcategory: 'Containers' }, store)).toBeNull();
});

test('present, unknown and not yet loaded names stay', async () => {
  const store = openStore();
  expect(currentQuery({ categories: ['cloud-devops'] }, store)).toBeNull();
  await load(store);
  expect(currentQuery({ categories: ['web', 'sculpture'], languages: ['bangla'] }, store)).toBeNull();
});

test('the page of an earlier name leads to that of the present one for good', async () => {
  const request = new Request('https://kaksha.test/live-courses?category=cloud-devops&days=weekend');
  const answer = await searchLoader(openStore())({ request, params: {} } as never);
  expect(answer).toMatchObject({ status: 301 });
  expect((answer as Response).headers.get('location')).toBe('/live-courses?category=platforms&days=weekend');
});
