import { brand } from '@kaksha/domain/brand';
import { dayIn, dayOfMonth, daysBetween, formatLongDay, monthName, weekdayName } from '@kaksha/domain/dates';
import clsx from 'clsx';
import styles from './date-tile.module.css';
import { countdownDays, ringPath, ringPoint } from './ring-geometry';

type Size = 'xs' | 's' | 'm' | 'l' | 'xl';

const boxes: Record<Size, { width: number; height: number; radius: number; dot: number }> = {
  xs: { width: 40, height: 44, radius: 9, dot: 3 },
  s: { width: 48, height: 54, radius: 11, dot: 3.25 },
  m: { width: 60, height: 68, radius: 13, dot: 3.5 },
  l: { width: 84, height: 96, radius: 17, dot: 4.25 },
  xl: { width: 116, height: 132, radius: 21, dot: 5 },
};

export interface DateTileProps {
  /** `YYYY-MM-DD`; null when the date is not set. */
  date: string | null;
  /** The present moment, ISO 8601: `host.environment.renderedAt`. */
  now: string;
  /** IANA zone that defines the day. */
  timeZone?: string;
  /** 40×44, 48×54, 60×68, 84×96 or 116×132 px; the largest adds the weekday. */
  size?: Size;
  /** A class is running: the ring is full for any date. */
  live?: boolean;
  /** On a picture: adds an outline in the surface colour. */
  onCover?: boolean;
  className?: string;
}

/**
 * A date with a countdown ring of 30 days: the trail is the time that has passed. Hidden from screen readers, because
 * text next to it says the same.
 */
export function DateTile({
  date,
  now,
  timeZone = brand.timeZone,
  size = 'm',
  live = false,
  onCover,
  className,
}: DateTileProps) {
  const look = clsx(styles.tile, styles[size], onCover && styles.cover, className);
  if (date === null) {
    return (
      <span className={clsx(look, styles.none)}>
        <span className={styles.month}>Date </span>
        <span className={styles.day}>TBA</span>
      </span>
    );
  }
  const ahead = live ? 0 : daysBetween(dayIn(timeZone, new Date(now)), date);
  return (
    <time dateTime={date} className={clsx(look, ahead < 0 && styles.past)}>
      <span className="visually-hidden">{`${formatLongDay(date)} ${date.slice(0, 4)}`}</span>
      <span className={styles.face} aria-hidden="true">
        <span className={styles.month}>{monthName(date).slice(0, 3)}</span>
        <span className={styles.day}>{dayOfMonth(date)}</span>
        {size === 'xl' && <span className={styles.weekday}>{weekdayName(date).slice(0, 3)}</span>}
        <Ring size={size} ahead={ahead} />
      </span>
    </time>
  );
}

function Ring({ size, ahead }: { size: Size; ahead: number }) {
  const box = boxes[size];
  const gone = Math.max(0, countdownDays - ahead);
  const inOrbit = ahead >= 0 && gone > 0;
  const head = ringPoint(box, gone / countdownDays);
  const round = (value: number) => Math.round(value * 100) / 100;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of an element that is hidden from screen readers
    <svg className={styles.ring} viewBox={`0 0 ${box.width} ${box.height}`}>
      <rect className={styles.track} x="1" y="1" width={box.width - 2} height={box.height - 2} rx={box.radius - 1} />
      {inOrbit && (
        <>
          <path
            className={styles.trail}
            d={ringPath(box)}
            pathLength={countdownDays}
            strokeDasharray={`${gone} ${countdownDays}`}
          />
          <circle className={styles.dot} cx={round(head.x)} cy={round(head.y)} r={box.dot} />
        </>
      )}
    </svg>
  );
}
