import { changeOf, shareOf, sumOf } from './metrics';

test.each([
  [121, 100, '21% up', 'good'],
  [98, 100, '2% down', 'bad'],
  [1001, 1000, '1% up', 'good'],
  [8, 2, '6 more', 'good'],
  [0, 3, '3 fewer', 'bad'],
  [7, 7, 'as before', 'even'],
  [0, 0, 'as before', 'even'],
])('%i after %i is %s', (now, before, text, tone) => {
  expect(changeOf(now, before)).toEqual({ text, tone });
});

test('omits a share of zero users and a share above 100%', () => {
  expect(shareOf(186, 92, 'contacts')).toBeNull();
  expect(shareOf(3, 0, 'views')).toBeNull();
  expect(shareOf(64, 412, 'views')).toBe('16% of views');
});

test('sums the metrics of several days', () => {
  const day = { date: '2026-01-15', views: 3, contacts: 2, enrolments: 1 };
  expect(sumOf([day, day])).toEqual({ views: 6, contacts: 4, enrolments: 2 });
  expect(sumOf([])).toEqual({ views: 0, contacts: 0, enrolments: 0 });
});
