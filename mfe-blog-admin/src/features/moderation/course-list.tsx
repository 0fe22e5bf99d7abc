import { withoutId } from '@kaksha/api-client/by-id';
import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import type { ModeratedState } from '@kaksha/domain/feedback';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ShieldCheck } from 'lucide-react';
import { useBlogStore } from '../../store/store-context';
import { CourseCard } from './course-card';
import styles from './moderation-page.module.css';
import { type ModerationView, moderationPath } from './moderation-view';

const emptyTexts = {
  reported: { title: 'No reported courses', text: 'When a user reports a course, you decide about it here.' },
  hidden: { title: 'No hidden courses', text: 'Courses that you hide are listed here, and can be shown again.' },
} as const;

interface CourseListProps {
  state: ModeratedState;
  view: ModerationView;
  page: number;
}

export function CourseList({ state, view, page }: CourseListProps) {
  const store = useBlogStore();
  const list = { state, page };
  const settle = (id: number) => {
    store.moderatedCourses.change((loaded) => ({ ...loaded, results: withoutId(loaded.results, id) }), list);
  };
  return (
    <AsyncBoundary
      resource={useResource(store.moderatedCourses, list)}
      name="Courses"
      loading={<Skeleton shape="block" className={styles.place} />}
      isEmpty={({ results }) => results.length === 0}
      empty={<EmptyState {...emptyTexts[state]} tile={<ShieldCheck />} />}
      onRetry={() => void store.moderatedCourses.load(list)}
    >
      {({ results, totalPages }) => (
        <>
          <ul className="stack gap-4" aria-label={state === 'reported' ? 'Reported courses' : 'Hidden courses'}>
            {results.map((course) => (
              <ItemBoundary key={course.id}>
                <li>
                  <CourseCard course={course} onSettled={() => settle(course.id)} />
                </li>
              </ItemBoundary>
            ))}
          </ul>
          <Pagination page={page} totalPages={totalPages} hrefFor={(to) => moderationPath({ view, page: to })} />
        </>
      )}
    </AsyncBoundary>
  );
}
