import { coursesPath, fromSearchParams, hasFilters, toSearchParams } from './course-query';
import type { CourseQuery } from './course-search';

const read = (search: string) => fromSearchParams(new URLSearchParams(search));

const everything: CourseQuery = {
  text: 'C++ & "pointers"',
  categories: ['cloud-devops', 'data-science'],
  subcategory: 'Containers',
  difficulties: ['Beginner', 'Advanced'],
  languages: ['hindi', 'english'],
  modes: ['Online', 'Classroom(Offline)'],
  days: 'weekend-only',
  times: ['morning', 'evening'],
  place: 'Pune',
  withinKm: 25,
  tool: 'kubectl',
  startBefore: '2026-12-31',
  maxWeeks: 8,
  maxHours: 2,
  demo: true,
  minPrice: 0,
  maxPrice: 58_000,
  currency: 'USD',
  trainerId: 7,
  sort: 'rating',
  page: 3,
};

describe('a search in a URL', () => {
  test('survives the round trip', () => {
    expect(read(toSearchParams(everything).toString())).toEqual({ query: everything, invalid: [] });
  });

  test('takes languages one by one or in a list', () => {
    expect(read('language=hindi&language=tamil,english').query).toEqual({ languages: ['hindi', 'tamil', 'english'] });
  });

  test('omits default and empty values', () => {
    expect(coursesPath({ page: 1, sort: 'start_date', categories: [], text: '' })).toBe('/live-courses');
    expect(coursesPath({ days: 'weekend', categories: ['a', 'b'] })).toBe(
      '/live-courses?category=a&category=b&days=weekend',
    );
    expect(read('')).toEqual({ query: {}, invalid: [] });
    expect(read('q=++&min=&sort=')).toEqual({ query: {}, invalid: [] });
  });

  test('keeps valid parameters and lists invalid ones', () => {
    const { query, invalid } = read('difficulty=Beginner&difficulty=Expert&page=-2&min=ten&sort=luck&max=900');
    expect(query).toEqual({ difficulties: ['Beginner'], maxPrice: 900 });
    expect(invalid.map(({ name, value }) => [name, value])).toEqual([
      ['difficulty', 'Expert'],
      ['min', 'ten'],
      ['sort', 'luck'],
      ['page', '-2'],
    ]);
  });

  test('reads prices with thousands separators', () => {
    expect(read('min=5,000&max=1,50,000').query).toEqual({ minPrice: 5000, maxPrice: 150_000 });
  });

  test('drops a distance without a place, a distance above the limit and an invalid date', () => {
    expect(read('within=25').query).toEqual({});
    expect(read('place=Pune&within=900').query).toEqual({ place: 'Pune' });
    expect(read('before=2026-02-30').invalid[0]?.message).toBe("'2026-02-30' is not a day.");
  });

  test('a page number that no list has stays one, whatever its length', () => {
    expect(read('page=999999999999').query).toEqual({ page: 100_000 });
  });

  test('drops texts that show nothing', () => {
    expect(read('q=%E2%80%8B&place=%E2%81%A0&tool=%C2%AD').query).toEqual({});
  });

  test('drops a minimum price above the maximum', () => {
    const { query, invalid } = read('min=900&max=100');
    expect(query).toEqual({});
    expect(invalid[0]?.message).toBe('The minimum price is above the maximum price.');
  });
});

test('sort and page do not count as filters', () => {
  expect(hasFilters({ sort: 'rating', page: 2, currency: 'USD' })).toBe(false);
  expect(hasFilters({ minPrice: 0 })).toBe(true);
  expect(hasFilters({ text: 'react' })).toBe(true);
});
