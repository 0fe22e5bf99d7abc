import { useResource } from '@kaksha/api-client/use-resource';
import { useNow } from '@kaksha/contract/now';
import { brand } from '@kaksha/domain/brand';
import { coursesPath } from '@kaksha/domain/course-query';
import { formatCount } from '@kaksha/domain/money';
import { Chip } from '@kaksha/ui/chip';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { usePublicStore } from '../../store/store-context';

import styles from './hero.module.css';
import { HeroSearch } from './hero-search';
import { describeStart, findNextStart } from './next-start';
import { StartRings } from './start-rings';
import { useOwnDay } from './use-own-day';

/** Fewer texts would look like an empty list. */
const leastPopular = 3;

/** Shown until enough searches are counted. */
const exampleSearches = [
  toSearch('Kubernetes'),
  toSearch('Power BI'),
  toSearch('Generative AI'),
  { label: 'Weekend batches', path: coursesPath({ days: 'weekend-only' }) },
];

/** The top of the home page: when the next class starts, and the search. */
export function Hero() {
  const now = useNow();
  const viewerZone = useViewerZone();
  const store = usePublicStore();
  const soon = useResource(store.startingSoon);
  const categories = useResource(store.categories).data;
  const next = findNextStart(soon.data ?? [], now);
  const popular = useResource(store.popularSearches).data ?? [];
  const isPopular = popular.length >= leastPopular;
  const searches = isPopular ? popular.map(toSearch) : exampleSearches;
  const when = next && describeStart(next.first.start, now);
  const elsewhere = next && viewerZone && describeStart(next.first.start, now, viewerZone);
  const total = categories?.reduce((sum, { courseCount }) => sum + courseCount, 0);
  // One text run including the full stop, which would shift when the display font arrives.
  const sentenceEnd = when && `${when}.`;
  const isLoading = !soon.data && soon.status !== 'failed';
  const own = useOwnDay();
  const ownStart = own?.session && describeStart(own.session.start, now);

  return (
    <section className={`stack gap-6 ${styles.hero}`} aria-labelledby="hero">
      <div className={styles.text}>
        <h1 id="hero" className={styles.title}>
          {own?.session ? (
            <>
              <span>{own.isOn ? 'Your class goes on ' : 'Your next class starts '}</span>
              <em>{own.isOn ? 'now.' : `${ownStart}.`}</em>
            </>
          ) : when || isLoading ? (
            <>
              <span>The next class starts </span>
              {sentenceEnd ? <em>{sentenceEnd}</em> : <Skeleton className={styles.pending} />}
            </>
          ) : (
            <>
              <span>Classes with a start date </span>
              <em>and a trainer you can ask.</em>
            </>
          )}
        </h1>
        {/* What a learner sees instead lies over it, so that nothing moves. */}
        <div className={styles.layers}>
          {own?.seat && <own.parts.NextClass seat={own.seat} />}
          <p
            className={styles.lead}
          >{`${total ? `${formatCount(total)} live courses` : 'Live courses'}, taught by people you can ask. Pick a date, turn up, and finish with the rest of the class.`}</p>
        </div>
        {/* The viewer's zone is known in the browser only; the empty line reserves the space. */}
        <p className={`note ${styles.elsewhere}`}>
          {elsewhere && elsewhere !== when && `For you that is ${elsewhere}, ${placeOf(viewerZone)} time.`}
        </p>
        <HeroSearch quiet={!!own?.seat} />
        <div className={styles.layers}>
          {own && own.offers.length > 0 && <own.parts.SeatOffers offers={own.offers} userId={own.userId} />}
          <div className={`note ${styles.often}`}>
            <p id="often">{isPopular ? 'Often looked for' : 'For example'}</p>
            <ul aria-labelledby="often">
              {searches.map(({ label, path }) => (
                <li key={label}>
                  <Chip to={path}>{label}</Chip>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <StartRings courses={soon.data ?? []} now={now} timeZone={brand.timeZone} />
    </section>
  );
}

/** `New York` from `America/New_York`. */
function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

function toSearch(text: string) {
  return { label: text, path: coursesPath({ text }) };
}
