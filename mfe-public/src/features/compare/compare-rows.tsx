import { usualHours } from '@kaksha/domain/batch-sessions';
import { batchProgress, firstBatch, totalHours, weeksOf } from '@kaksha/domain/batches';
import type { Batch, ContentType, CourseDetails } from '@kaksha/domain/catalogue';
import { contentTitles } from '@kaksha/domain/content-titles';
import { countText } from '@kaksha/domain/count-text';
import { formatDate } from '@kaksha/domain/dates';
import { trainerPath } from '@kaksha/domain/paths';
import { firstClassDay, scheduleLabel, sessionCount } from '@kaksha/domain/timetable';
import { Price } from '@kaksha/ui/price';
import { StarRating } from '@kaksha/ui/star-rating';
import { TagList } from '@kaksha/ui/tag-list';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './compare-table.module.css';

export interface CompareRow {
  label: string;
  /** Null when the course says nothing about it. */
  value: (course: CourseDetails, batch: Batch | null, now: Date) => ReactNode | null;
}

/** The rows of the comparison: what decides first. */
export const compareRows: readonly CompareRow[] = [
  { label: 'Fee', value: ({ fees }) => <Price fees={fees} full="after" /> },
  {
    label: 'Starts',
    value: (_, batch, now) =>
      batch && (
        <>
          <span>{formatDate(firstClassDay(batch))}</span>
          <span className={`meta ${styles.detail}`}>{batchProgress(batch, now)}</span>
        </>
      ),
  },
  { label: 'Class days', value: (_, batch) => batch && scheduleLabel(batch) },
  { label: 'Class hours', value: (_, batch, now) => batch && usualHours(batch, now) },
  { label: 'Length', value: (_, batch) => batch && lengthText(batch) },
  {
    label: 'Where',
    value: (course, batch) =>
      batch && batch.mode !== 'Online'
        ? [batch.mode, batch.area, course.city?.split(',')[0]].filter(Boolean).join(', ')
        : (batch?.mode ?? course.mode),
  },
  { label: 'Level', value: ({ difficulty }) => difficulty },
  { label: 'Language', value: ({ language }) => language.displayName },
  {
    label: 'Trainer',
    value: ({ trainer }) => (
      <Link to={trainerPath(trainer.id)} dir="auto">
        {trainer.name}
      </Link>
    ),
  },
  { label: 'Rating', value: ({ rating }) => rating && <StarRating rating={rating} /> },
  { label: 'Modules', value: ({ modules }) => modules.length > 0 && countText(modules.length, 'module') },
  contentRow('Covering Tools'),
  contentRow('Skill Measure/syllabus'),
  contentRow('Offered Job Role'),
  { label: contentTitles['PreRequisites/Requirement'], value: ({ prerequisites }) => prerequisites },
];

function lengthText(batch: Batch): string | null {
  const weeks = weeksOf(batch);
  const sessions = sessionCount(batch);
  const hours = totalHours(batch);
  const parts = [
    weeks && countText(weeks, 'week'),
    sessions && countText(sessions, 'session'),
    hours && countText(hours, 'hour'),
  ];
  return parts.filter(Boolean).join(', ') || batch.duration || null;
}

/** What the course's contents of one type list. */
function contentRow(type: ContentType): CompareRow {
  return {
    label: contentTitles[type],
    value: ({ contents }) => {
      const items = contents.filter((one) => one.live && one.type === type).flatMap((one) => one.items);
      return items.length > 0 && <TagList items={items} />;
    },
  };
}

/** The batch that the comparison shows: the one of the course's card. */
export const comparedBatch = (course: CourseDetails, now: Date): Batch | null => firstBatch(course.batches, now);
