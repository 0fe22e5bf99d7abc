import { useResource } from '@kaksha/api-client/use-resource';
import { useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import { formatCount } from '@kaksha/domain/money';
import { trainerQueryOf, trainersPath } from '@kaksha/domain/trainer-query';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';
import { usePublicStore } from '../../store/store-context';
import { useAddressQuery } from '../../use-address-query';
import { TrainerFilters } from './trainer-filters';
import { TrainerResults } from './trainer-results';
import styles from './trainers-page.module.css';

/** The list of trainers with courses. The whole query is in the address. */
export function Page() {
  const { origin } = useHost().environment;
  const { query, requested, change, waiting } = useAddressQuery(trainerQueryOf, trainersPath);
  const { data, status } = useResource(usePublicStore().trainerPages, query);
  const hasFilters = !!(query.search || query.location || query.experienceLevel || query.sortBy);
  usePage({
    title: 'Live online trainers',
    description: `Trainers and institutes who teach live on ${brand.name}: what they teach, how they are rated and when their next class starts.`,
    canonical: trainersPath({ page: query.page }),
    noindex: hasFilters,
    ...((query.page ?? 1) > 1 && data?.results.length === 0 && { status: 404 }),
    jsonLd: [breadcrumbJsonLd(origin, [{ name: 'Trainers', to: '/live-online-trainers' }])],
  });

  const busy = waiting || (!data && status !== 'failed');
  return (
    <div className={`content stack gap-5 ${styles.page}`}>
      <header>
        <h1 className={styles.title}>Trainers</h1>
        <p className={styles.lead}>People you can ask. Each of them teaches live, on dates that you can see.</p>
      </header>
      <TrainerFilters query={requested} onChange={change} />
      <p role="status" className={busy ? styles.looking : styles.count}>
        {busy ? 'Looking for trainers…' : data && courseCountText(data.total, data.capped)}
      </p>
      <TrainerResults query={query} onClear={() => change({ search: undefined, ...noFilters })} />
    </div>
  );
}

const noFilters = { location: undefined, experienceLevel: undefined };

function courseCountText(total: number, capped: boolean): string {
  if (total === 1 && !capped) return '1 trainer';
  return `${formatCount(total)}${capped ? '+' : ''} trainers`;
}
