import { addDays } from '@kaksha/domain/dates';
import { searchCounts } from '../../src/platform/database/schema/platform';
import type { Clock } from './clock';
import type { RowBook } from './rows';

const searches = [
  { text: 'Kubernetes', daily: 9 },
  { text: 'Power BI', daily: 7 },
  { text: 'React', daily: 6 },
  { text: 'Python', daily: 5 },
  { text: 'Figma', daily: 2 },
];
const days = 7;

/** Adds the searches of the last days. */
export function addSearches(book: RowBook, clock: Clock): void {
  for (const { text, daily } of searches) {
    for (let ago = 1; ago <= days; ago += 1) {
      book.add(searchCounts, { text, day: addDays(clock.today, -ago), searches: daily + (ago % 3) });
    }
  }
}
