import type { ActivityOverview } from '@kaksha/domain/engagement';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useLocation, useNavigate } from 'react-router-dom';
import { ActivityChart } from '../../chart/activity-chart';
import { changeOf, figures } from '../../chart/figures';
import { homePath } from '../../paths';
import { useArea } from '../../store/area';
import { loadOverview } from '../../store/overview';
import { useTrainerStore } from '../../store/store-context';
import { HomeCounts } from './home-counts';
import styles from './home-page.module.css';
import { periodOf } from './load-home';
import type { NextClass } from './next-class';

const changesOf = ({ period, previous }: ActivityOverview) =>
  Object.fromEntries(figures.map((figure) => [figure, changeOf(period[figure], previous[figure])]));

/** Counts and chart of all courses together. */
export function HomeFigures({ next }: { next: NextClass | null }) {
  const store = useTrainerStore();
  const navigate = useNavigate();
  const days = periodOf(useLocation().search);
  const overview = useArea('overview', String(days));
  const week = useArea('overview', '7');
  const error = overview.error ?? week.error;
  if (error && !(overview.data && week.data)) {
    return (
      <RegionError
        title="Your figures did not load"
        text={error.message}
        onRetry={() => void Promise.all([loadOverview(store, days), loadOverview(store, 7)])}
      />
    );
  }
  return (
    <>
      {!(overview.data && week.data) && (
        <p role="status" className="visually-hidden">
          Your figures are loading
        </p>
      )}
      {week.data ? <HomeCounts week={week.data} next={next} /> : <Skeleton shape="block" className={styles.counts} />}
      {overview.data ? (
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
      ) : (
        <Skeleton shape="block" className={styles.figures} />
      )}
    </>
  );
}
