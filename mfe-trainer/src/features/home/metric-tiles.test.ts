import { batch, course, testNow } from '@kaksha/testing/factories';
import { answeredTile, nextClassTile, salesTile } from './metric-tiles';
import { plannedClasses } from './next-class';

test('a weekday alone names a class of the next seven days, a date a later one', () => {
  const now = new Date(testNow);
  const tile = (startDate: string) => {
    const courses = [course({ batches: [batch({ startDate, endDate: null, startTime: '20:00', endTime: '21:00' })] })];
    return nextClassTile(plannedClasses(courses, now)[0], now);
  };
  expect(tile('2026-01-21')).toMatchObject({ number: 'Wed 8 PM', note: 'in 6 days' });
  expect(tile('2026-01-22')).toMatchObject({ number: '22 Jan, 8 PM', note: 'in 7 days' });
  expect(tile('2027-01-13')).toMatchObject({ number: '13 Jan 2027, 8 PM', note: 'in 363 days' });
  expect(nextClassTile(null, now)).toMatchObject({ number: 'None', note: 'No batch is open' });
});

const answers = (...spans: [number, number][]) => {
  const [all, period, previous] = spans.map(([inTime, due]) => ({ inTime, due }));
  return answeredTile({ all: all!, period: period!, previous: previous! });
};
const inr = (all: number, period = 0, previous = 0) =>
  salesTile({ all: { INR: all, USD: 0 }, period: { INR: period, USD: 0 }, previous: { INR: previous, USD: 0 } });

test('shows answered questions as a share of all, of this week, and compared with last week', () => {
  expect(answers([92, 100], [3, 4], [4, 4])).toEqual({
    label: 'Answered within a day',
    number: '92%',
    note: '75% this week',
    change: { text: '25 points down', tone: 'bad' },
  });
  expect(answers([9, 10], [1, 2], [0, 0])).toMatchObject({ note: '50% this week', change: null });
  expect(answers([9, 10], [0, 0], [1, 1])).toMatchObject({ number: '90%', note: 'No question this week' });
  expect(answers([0, 0], [0, 0], [0, 0])).toMatchObject({ number: 'None yet', note: 'No question so far' });
});

test('formats earnings in lakh and crore, rounded down', () => {
  expect(inr(64_299_900, 2_200_000, 2_000_000)).toEqual({
    label: 'Sales in ₹',
    number: '6.42 lakh',
    note: '₹22,000 this week',
    change: { text: '10% up', tone: 'good' },
  });
  expect(inr(9_999_900).number).toBe('99,999');
  expect(inr(2_35_00_000_00).number).toBe('2.35 crore');
  expect(inr(500_00, 500_00)).toMatchObject({ number: '500', note: '₹500 this week', change: null });
  expect(inr(0)).toMatchObject({ number: '0', note: 'Nothing this week', change: null });
});

test('shows dollars beside rupees, or only dollars without rupees', () => {
  const usd = { INR: 0, USD: 15_200 };
  expect(salesTile({ all: usd, period: usd, previous: usd })).toMatchObject({
    label: 'Sales in $',
    number: '152',
    note: '$152 this week',
    change: { tone: 'even' },
  });
  const both = { INR: 90_000, USD: 15_200 };
  expect(salesTile({ all: both, period: both, previous: both }).number).toBe('900 and $152');
});
