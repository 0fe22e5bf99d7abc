import { usualHours } from '@kaksha/domain/batch-sessions';
import { batchProgress, firstBatch, isUpcoming, weeksOf } from '@kaksha/domain/batches';
import type { CourseSummary, Currency } from '@kaksha/domain/catalogue';
import { ianaZone } from '@kaksha/domain/dates';
import { priceIn } from '@kaksha/domain/money';
import { coursePathOf } from '@kaksha/domain/paths';
import { isFull, seatsText } from '@kaksha/domain/seats';
import { firstClassDay } from '@kaksha/domain/timetable';
import clsx from 'clsx';
import { Heart, Scale } from 'lucide-react';
import { createElement, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from './badge';
import styles from './course-card.module.css';
import { Cover } from './cover';
import { DateTile } from './date-tile';
import { IconButton } from './icon-button';
import { Price } from './price';
import { StarRating } from './star-rating';
import { WeekdayIndicator } from './weekday-indicator';

export interface CourseCardProps {
  course: CourseSummary;
  /** The present moment, ISO 8601: `host.environment.renderedAt`. */
  now: string;
  /** `row` is horizontal from 620 px and compact below. */
  variant?: 'card' | 'row';
  saved?: boolean;
  /** Shows the heart. */
  onToggleSave?: (course: CourseSummary) => void;
  compared?: boolean;
  /** Shows the button that adds the course to the comparison. */
  onToggleCompare?: (course: CourseSummary) => void;
  /** Of the heading. */
  level?: 2 | 3 | 4;
  /** Of the fee, where the course has one in it. */
  currency?: Currency | undefined;
  /** Below the price, e.g. of an extension. */
  note?: ReactNode;
  /** Above the fold: loads its picture at once. */
  priority?: boolean;
  className?: string;
}

/** A course in a list: an article named by its heading, which links to the course. */
export function CourseCard({
  course,
  now,
  variant = 'card',
  saved = false,
  onToggleSave,
  compared = false,
  onToggleCompare,
  level = 3,
  currency,
  note,
  priority,
  className,
}: CourseCardProps) {
  const heading = useId();
  const at = new Date(now);
  const batch = firstBatch(course.batches, at);
  const seats = batch && seatsText(batch);
  const weeks = batch && weeksOf(batch);
  const place = batch && batch.mode !== 'Online' ? placeText(batch.area, course) : null;
  const name = (
    <Link id={heading} to={coursePathOf(course)}>
      <span className={styles.nameText} dir="auto">
        <span>{course.name}</span>
      </span>
    </Link>
  );
  return (
    <div className={clsx(styles.frame, className)}>
      <article className={clsx(styles.card, variant === 'row' && styles.row)} aria-labelledby={heading}>
        <div className={styles.text}>
          <p className={clsx('meta', styles.meta)}>
            <span>{course.category.displayName}</span>
            <span>{course.difficulty}</span>
            {course.demo && (
              <span>
                <Badge tone="info">Demo class</Badge>
              </span>
            )}
          </p>
          {createElement(`h${level}`, { className: styles.name }, name)}
          <p className={styles.by}>
            <span className={styles.trainer} dir="auto">
              {course.trainer.name}
            </span>
            {course.rating && <StarRating rating={course.rating} />}
          </p>
          <p className={styles.when}>
            {batch ? (
              <>
                <WeekdayIndicator batch={batch} />
                <span>{usualHours(batch, at)}</span>
              </>
            ) : (
              'Dates to be announced'
            )}
          </p>
          <p className={`meta ${styles.meta}`}>
            {weeks && <span>{weeks === 1 ? '1 week' : `${weeks} weeks`}</span>}
            <span>{course.language.displayName}</span>
            <span>{batch?.mode ?? course.mode}</span>
            {place && <span>{place}</span>}
          </p>
        </div>
        <div className={styles.cover}>
          <Cover
            motif={course.category.motif}
            seed={course.id}
            picture={course.thumbnail}
            sizes={variant === 'row' ? '(min-width: 900px) 190px, 100vw' : '(min-width: 600px) 384px, 100vw'}
            priority={priority}
          />
        </div>
        <DateTile
          className={styles.tile}
          date={batch && firstClassDay(batch)}
          now={now}
          timeZone={batch ? ianaZone(batch.timeZone) : undefined}
        />
        <div className={styles.foot}>
          <Price
            fees={course.fees}
            {...(currency && priceIn(course.fees, currency) && { currency })}
            className={styles.price}
          />
          {batch && (
            <span className={clsx(styles.left, isUpcoming(batch, at) && styles.soon)}>
              <span>{batchProgress(batch, at)}</span>
              {seats && <span className={clsx(!isFull(batch) && styles.soon)}>{`, ${seats.toLowerCase()}`}</span>}
            </span>
          )}
          {note}
        </div>
        {(onToggleSave || onToggleCompare) && (
          <div className={`row gap-2 ${styles.tools}`}>
            {onToggleCompare && (
              <IconButton
                className={styles.compare}
                variant="float"
                label="Compare"
                aria-describedby={heading}
                pressed={compared}
                icon={<Scale aria-hidden="true" />}
                onClick={() => onToggleCompare(course)}
              />
            )}
            {onToggleSave && (
              <IconButton
                variant="float"
                label="Save"
                aria-describedby={heading}
                pressed={saved}
                icon={<Heart aria-hidden="true" />}
                onClick={() => onToggleSave(course)}
              />
            )}
          </div>
        )}
      </article>
    </div>
  );
}

/** `Koramangala, Bengaluru, 3 km away`; null when the place is not known. */
function placeText(area: string | null, { city, distanceKm }: CourseSummary): string | null {
  const away = distanceKm === null || distanceKm === undefined ? null : `${Math.max(1, distanceKm)} km away`;
  return [area, city?.split(',')[0], away].filter(Boolean).join(', ') || null;
}
