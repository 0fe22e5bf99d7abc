import { useResource } from '@kaksha/api-client/use-resource';
import type { Category } from '@kaksha/domain/catalogue';
import { coursesPath } from '@kaksha/domain/course-query';
import { formatDay } from '@kaksha/domain/dates';
import { formatCount } from '@kaksha/domain/money';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Cover } from '@kaksha/ui/cover';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Link } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';
import styles from './category-grid.module.css';
import { courseCountLabel } from './day-chooser';

const numberWords = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** The categories, each linking to its courses. */
export function CategoryGrid() {
  const store = usePublicStore();
  const categories = useResource(store.categories);
  const { data } = categories;
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="fields">
      <h2 id="fields" className={styles.title}>
        {data ? titleOf(data) : 'All fields'}
      </h2>
      <AsyncBoundary
        resource={categories}
        name="The fields"
        announce={false}
        loading={
          <ul className={styles.grid}>
            {numberWords.slice(1).map((place) => (
              <li key={place} aria-hidden="true">
                <Skeleton shape="block" className={styles.pending} />
              </li>
            ))}
          </ul>
        }
        error={{ level: 3 }}
        staleError="hidden"
        onRetry={() => void store.categories.load()}
      >
        {(loaded) => (
          <ul className={styles.grid}>
            {loaded.map((category) => (
              <li key={category.id}>
                <CategoryCard category={category} />
              </li>
            ))}
          </ul>
        )}
      </AsyncBoundary>
    </section>
  );
}

function titleOf(categories: readonly Category[]): string {
  const courses = categories.reduce((sum, { courseCount }) => sum + courseCount, 0);
  const fields = numberWords[categories.length] ?? String(categories.length);
  return `${fields} ${categories.length === 1 ? 'field' : 'fields'}, ${formatCount(courses)} ${courses === 1 ? 'course' : 'courses'}`;
}

function CategoryCard({ category }: { category: Category }) {
  const { id, name, displayName, motif, courseCount, nextStartDate } = category;
  return (
    <Link to={coursesPath({ categories: [name] })} className={`panel ${styles.card}`}>
      <span className={styles.cover}>
        <Cover motif={motif} seed={id} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{displayName}</span>
        <span className={`meta ${styles.facts}`}>
          {courseCountLabel(courseCount) + (nextStartDate ? `, next ${formatDay(nextStartDate)}` : '')}
        </span>
      </span>
    </Link>
  );
}
