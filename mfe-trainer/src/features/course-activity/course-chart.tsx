import { type ActivityPeriod, activityPeriods, type DayActivity } from '@kaksha/domain/engagement';
import { useLocation, useNavigate } from 'react-router-dom';
import { ActivityChart } from '../../chart/activity-chart';
import { changeOf, figures, sumOf } from '../../chart/figures';

/** The period that an address asks for; 30 days when it asks for none. */
function daysOf(search: string): ActivityPeriod {
  const asked = Number(new URLSearchParams(search).get('days'));
  return activityPeriods.find((days) => days === asked) ?? 30;
}

/** What happened around a course on its last days. */
export function CourseChart({ series }: { series: readonly DayActivity[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const days = daysOf(search);
  const shown = series.slice(-days);
  const totals = sumOf(shown);
  const before = series.slice(-2 * days, -days);
  const earlier = sumOf(before);
  const choose = (next: ActivityPeriod) => {
    const parameters = new URLSearchParams(search);
    if (next === 30) parameters.delete('days');
    else parameters.set('days', String(next));
    void navigate(`${pathname}?${parameters}`, { replace: true, preventScrollReset: true });
  };
  return (
    <ActivityChart
      title={`Last ${days} days`}
      series={shown}
      totals={totals}
      // Of the 90 days before the last 90 nothing is known here.
      changes={
        before.length === days
          ? Object.fromEntries(figures.map((figure) => [figure, changeOf(totals[figure], earlier[figure])]))
          : {}
      }
      against={`the ${days} days before`}
      days={days}
      onDays={choose}
    />
  );
}
