import { makeSearchCatalogue, type SearchCatalogue } from '../../../../test/search-catalogue';

let api: SearchCatalogue['api'];
let search: SearchCatalogue['search'];

beforeAll(async () => {
  ({ api, search } = await makeSearchCatalogue());
});
afterAll(() => api.close());

test.each<[string, string, string[]]>([
  ['words of the name, best match first', 'kubernetes', ['Kubernetes']],
  ['words of the description', 'pandas', ['Python']],
  ['the trainer', 'vikram solanki', ['UX', 'Python', 'Linux']],
  ['the subcategory', 'containers', ['Kubernetes']],
  ['other forms of a word', 'clusters', ['Kubernetes', 'Python']],
  ['the place of a classroom batch', 'delhi', ['UX']],
  ['text and place', 'research in Delhi', ['UX']],
  ['text of one course and place of another', 'pandas in delhi', []],
  ['two letters swapped', 'pyhton', ['Python']],
  ['a letter missing', 'kuberntes', ['Kubernetes']],
  ['the beginning of a word', 'kuber', ['Kubernetes']],
  ['two letters', 'py', ['Python']],
  ["the beginning of the trainer's name", 'vikr', ['UX', 'Python', 'Linux']],
  ['nothing like it', 'zebra', []],
  ['only operators', '& | ! ( ) :* "', []],
])('text finds courses by %s', async (_name, text, expected) => {
  const { names } = await search({ course_name: text });
  expect(names.sort()).toEqual([...expected].sort());
});

test('reports when the courses only match similar words', async () => {
  expect(await search({ course_name: 'pyhton' })).toMatchObject({ names: ['Python'], similar: true });
  expect(await search({ course_name: 'py' })).toMatchObject({ names: ['Python'], similar: false });
  expect(await search({ course_name: 'python' })).toMatchObject({ names: ['Python'], similar: false });
  expect(await search({ course_name: 'zebra' })).toMatchObject({ names: [], similar: false });
});

test('returns the distance of classroom batches from the place', async () => {
  const { results } = await search({ location: 'Noida', within_km: '50' });
  expect(results).toMatchObject([{ course_name: 'UX Research Studio', location: 'Delhi', distance_km: 18 }]);
  expect((await search()).results[0].distance_km).toBeNull();
});

test('suggests trainers, places and tools by the beginning of a word', async () => {
  const suggest = async (text: string) => {
    const answer = await api.call('GET', '/patrons-registration/GetSearchSuggestions', { query: { text } });
    return answer.body.data.results;
  };
  expect(await suggest('sol')).toEqual({
    trainers: [expect.objectContaining({ name: 'Vikram Solanki' })],
    places: [],
    tools: [],
  });
  expect(await suggest('sa')).toMatchObject({ places: ['Saket'] });
  expect(await suggest('del')).toMatchObject({ places: ['Delhi'] });
  expect(await suggest('kub')).toMatchObject({ tools: ['kubectl'] });
  expect(await suggest('कुब')).toMatchObject({ tools: ['kubectl'] });
  expect(await suggest('सोलंकी')).toMatchObject({ trainers: [expect.objectContaining({ name: 'Vikram Solanki' })] });
  expect(await suggest('साकेत')).toMatchObject({ places: ['Saket'] });
  const none = { trainers: [], places: [], tools: [] };
  expect(await suggest('%%')).toEqual(none);
  expect(await suggest('\u200b\u200b')).toEqual(none);
  expect(await search({ tool: 'kubectl' })).toMatchObject({ names: ['Kubernetes'] });
});

test('sorts by start when the best match is requested without text', async () => {
  expect((await search({ sort_by: 'relevance' })).names).toEqual(['Kubernetes', 'UX', 'Python', 'Linux']);
});

test('combines text and filters, without fuzzy matches for courses that a filter excluded', async () => {
  expect((await search({ course_name: 'kubernetes', category: 'data' })).names).toEqual([]);
});
