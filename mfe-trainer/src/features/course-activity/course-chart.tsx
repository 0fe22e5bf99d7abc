import { type ActivityPeriod, activityPeriods, type DayActivity } from '@kaksha/domain/engagement';
import { useLocation, useNavigate } from 'react-router-dom';
import { ActivityChart } from '../../chart/activity-chart';
import { changeOf, metrics, sumOf } from '../../chart/metrics';

/** The period in the query; by default 30 days. */
function daysOf(search: string): ActivityPeriod {
  const requested = Number(new URLSearchParams(search).get('days'));
  return activityPeriods.find((days) => days === requested) ?? 30;
}

/** Statistics of the course for the chosen period. */
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
      // Only 90 days are loaded, so a period of 90 days has no earlier one to compare with.
      changes={
        before.length === days
          ? Object.fromEntries(metrics.map((metric) => [metric, changeOf(totals[metric], earlier[metric])]))
          : {}
      }
      against={`the ${days} days before`}
      days={days}
      onDays={choose}
    />
  );
}
