import { experienceLevels, trainerQueryOf, trainersPath, yearsOf } from './trainer-query';

test('the experience levels cover every year exactly once', () => {
  for (let years = 0; years <= 60; years += 1) {
    const bands = experienceLevels.map(yearsOf).filter(({ min, max }) => years >= min && years <= (max ?? 99));
    expect(bands).toHaveLength(1);
  }
});

test('a trainer search survives the URL round trip, and invalid parameters are ignored', () => {
  const query = { search: 'go & rust', location: 'Pune', experienceLevel: '11+', sortBy: 'name_asc', page: 3 } as const;
  const read = (path: string) => trainerQueryOf(new URL(path, 'http://site').searchParams);
  expect(read(trainersPath(query))).toEqual(query);
  expect(trainersPath({ page: 1 })).toBe('/live-online-trainers');
  expect(read('/live-online-trainers?page=-1&sortBy=age&experienceLevel=old&search=%20')).toEqual({});
});
