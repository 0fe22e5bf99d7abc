import { experienceLevels, trainerQueryOf, trainersPath, yearsOf } from './trainer-query';

test('the bands of experience leave no year out and none to two of them', () => {
  for (let years = 0; years <= 60; years += 1) {
    const bands = experienceLevels.map(yearsOf).filter(({ min, max }) => years >= min && years <= (max ?? 99));
    expect(bands).toHaveLength(1);
  }
});

test('a search for trainers survives its own address, and what makes no sense in it is left out', () => {
  const query = { search: 'go & rust', location: 'Pune', experienceLevel: '11+', sortBy: 'name_asc', page: 3 } as const;
  const read = (path: string) => trainerQueryOf(new URL(path, 'http://site').searchParams);
  expect(read(trainersPath(query))).toEqual(query);
  expect(trainersPath({ page: 1 })).toBe('/live-online-trainers');
  expect(read('/live-online-trainers?page=-1&sortBy=age&experienceLevel=old&search=%20')).toEqual({});
});
