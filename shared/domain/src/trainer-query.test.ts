import { experienceLevels, yearsOf } from './trainer-query';

test('the bands of experience leave no year out and none to two of them', () => {
  for (let years = 0; years <= 60; years += 1) {
    const bands = experienceLevels.map(yearsOf).filter(({ least, most }) => years >= least && years <= (most ?? 99));
    expect(bands).toHaveLength(1);
  }
});
