import { useResource } from '@kaksha/api-client/use-resource';
import type { ActivityOverview } from '@kaksha/domain/engagement';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useLocation, useNavigate } from 'react-router-dom';
import { ActivityChart } from '../../chart/activity-chart';
import { changeOf, metrics } from '../../chart/metrics';
import { homePath } from '../../paths';
import { useTrainerStore } from '../../store/store-context';
import { HomeCounts } from './home-counts';
import styles from './home-page.module.css';
import { periodOf } from './load-home';
import type { NextClass } from './next-class';

const changesOf = ({ period, previous }: ActivityOverview) =>
  Object.fromEntries(metrics.map((metric) => [metric, changeOf(period[metric], previous[metric])]));

interface HomeMetricsProps {
  next: NextClass | null | undefined;
  isPaid: boolean;
  now: Date;
}

/** Counts and chart for all courses together. */
export function HomeMetrics({ next, isPaid, now }: HomeMetricsProps) {
  const store = useTrainerStore();
  const navigate = useNavigate();
  const days = periodOf(useLocation().search);
  const overview = useResource(store.overview, days);
  const week = useResource(store.overview, 7);
  const error = overview.error ?? week.error;
  if (error && !(overview.data && week.data)) {
    return (
      <RegionError
        title="Your metrics did not load"
        text={error.message}
        onRetry={() => void Promise.all([store.overview.load(days), store.overview.load(7)])}
      />
    );
  }
  if (!(overview.data && week.data)) return <MetricsSkeleton />;
  return (
    <>
      <HomeCounts week={week.data} next={next} isPaid={isPaid} now={now} />
      <ActivityChart
        title="Views, contacts, enrolments"
        series={overview.data.series}
        totals={overview.data.period}
        changes={changesOf(overview.data)}
        against={`the ${days} days before`}
        days={days}
        onDays={(asked) =>
          void navigate(asked === 30 ? homePath : `${homePath}?days=${asked}`, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </>
  );
}

/** Until the heading, the classes that are near and the metrics are known: what comes later moves nothing. */
export function MetricsSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Your metrics are loading
      </p>
      <Skeleton shape="block" className={styles.counts} />
      <Skeleton shape="block" className={styles.metrics} />
    </>
  );
}
