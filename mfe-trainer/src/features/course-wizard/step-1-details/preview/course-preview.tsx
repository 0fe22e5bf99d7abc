import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usualHours } from '@kaksha/domain/batch-sessions';
import { firstBatch, weeksOf } from '@kaksha/domain/batches';
import { countText } from '@kaksha/domain/count-text';
import { ianaZone } from '@kaksha/domain/dates';
import { firstClassDay } from '@kaksha/domain/timetable';
import { Cover } from '@kaksha/ui/cover';
import { DateTile } from '@kaksha/ui/date-tile';
import { Price } from '@kaksha/ui/price';
import { Heart } from 'lucide-react';
import { useTrainerStore } from '../../../../store/store-context';
import type { DetailsValues } from '../details-values';
import styles from './course-preview.module.css';
import { type PreviewedCourse, previewOf } from './preview-of';

export interface CoursePreviewProps {
  /** Values of step 1. */
  values: DetailsValues;
  /** The stored course; null for a new one. */
  course: PreviewedCourse | null;
}

/** The course's card as learners will see it. It has no interactive parts. */
export function CoursePreview({ values, course }: CoursePreviewProps) {
  const { user } = useSession();
  const now = useNow();
  const store = useTrainerStore();
  const categories = useResource(store.categories).data ?? [];
  const languages = useResource(store.languages).data ?? [];
  const { motif, category, language, fees, thumbnail } = previewOf(values, course, { categories, languages });
  const batch = firstBatch(course?.batches ?? [], now);
  const weeks = batch && weeksOf(batch);
  const name = values.name.trim();
  return (
    <div className={`panel ${styles.card}`}>
      <div className={styles.cover}>
        <Cover motif={motif} seed={course?.id ?? 1} picture={thumbnail} sizes="316px" priority />
        <span className={styles.heart} aria-hidden="true">
          <Heart />
        </span>
      </div>
      <DateTile
        className={styles.tile}
        onCover
        date={batch && firstClassDay(batch)}
        now={now.toISOString()}
        timeZone={batch ? ianaZone(batch.timeZone) : undefined}
      />
      <div className={styles.text}>
        <p className={`meta ${styles.meta}`}>
          <span>{category ?? 'No category yet'}</span>
          {values.difficulty && <span>{values.difficulty}</span>}
        </p>
        <p>
          <span className={name ? styles.name : styles.unnamed} dir="auto">
            <span>{name || 'Untitled Course'}</span>
          </span>
        </p>
        <p>
          <span dir="auto">{course?.trainer.name ?? user?.name}</span>
        </p>
        <p className={styles.when}>{batch ? usualHours(batch, now) : 'Times come in step 2'}</p>
        <p className={`meta ${styles.meta}`}>
          {weeks && <span>{countText(weeks, 'week')}</span>}
          {language && <span>{language}</span>}
          {values.mode && <span>{values.mode}</span>}
        </p>
      </div>
      <div className={styles.foot}>
        <Price fees={fees} />
      </div>
    </div>
  );
}
