import type { ActivityCount } from '@kaksha/domain/catalogue';
import type { PeriodTotals } from '@kaksha/domain/engagement';
import type { DayFigures, Figures } from './repo';

export const presentCounts = ({ views, contacts, enrolments }: Figures): ActivityCount => ({
  enrolled: enrolments,
  contacted: contacts,
  viewcourse: views,
});

export const presentFigures = ({ views, contacts, enrolments }: Figures) => ({
  views,
  contacts,
  enrollments: enrolments,
});

export const presentSeries = (series: readonly DayFigures[]) =>
  series.map(({ day, ...figures }) => ({ date: day, ...presentFigures(figures) }));

export const presentByPeriod = <T, W>(
  { all, period, previous }: PeriodTotals<T>,
  present: (figures: T) => W,
): PeriodTotals<W> => ({
  all: present(all),
  period: present(period),
  previous: present(previous),
});
