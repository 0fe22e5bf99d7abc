import clsx from 'clsx';
import { useState } from 'react';
import styles from './range-slider.module.css';

export interface RangeSliderProps {
  /** Accessible names, e.g. 'Minimum price' and 'Maximum price'. */
  labels: readonly [string, string];
  min: number;
  max: number;
  step?: number;
  value: readonly [number, number];
  /** Called when a thumb is released. */
  onCommit: (value: [number, number]) => void;
  /** Called while a thumb moves. */
  onMove?: (value: [number, number]) => void;
  /** Formats a value for screen readers, e.g. '₹58,000'. */
  format?: (value: number) => string;
  /** Number of items in equal parts of the range, drawn as a histogram. */
  buckets?: readonly number[];
  className?: string;
}

const chartHeight = 44;
const lineHeight = 4;

/** A range with two thumbs. Two native sliders, so that arrows, Home, End and screen readers work without a script. */
export function RangeSlider({
  labels,
  min,
  max,
  step = 1,
  value,
  onCommit,
  onMove,
  format = String,
  buckets = [],
  className,
}: RangeSliderProps) {
  const [moving, setMoving] = useState<[number, number] | null>(null);
  const [low, high] = moving ?? value;
  const span = Math.max(1, max - min);
  const share = (at: number) => ((Math.min(max, Math.max(min, at)) - min) / span) * 100;

  const move = (thumb: 0 | 1, to: number) => {
    const next: [number, number] = thumb === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)];
    setMoving(next);
    onMove?.(next);
  };
  const letGo = () => {
    if (!moving) return;
    setMoving(null);
    if (moving[0] !== value[0] || moving[1] !== value[1]) onCommit(moving);
  };

  const tallest = Math.max(1, ...buckets);
  const width = 100 / Math.max(1, buckets.length);
  return (
    <div className={clsx(styles.slider, className)}>
      <svg className={styles.chart} viewBox={`0 0 100 ${chartHeight}`} preserveAspectRatio="none" aria-hidden="true">
        {buckets.map((count, index) => {
          const height = count === 0 ? 0 : 4 + (count / tallest) * (chartHeight - lineHeight - 6);
          const middle = (index + 0.5) * width;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the range
              key={index}
              className={clsx(styles.bar, middle >= share(low) && middle <= share(high) && styles.in)}
              x={index * width + width * 0.11}
              y={chartHeight - lineHeight - height}
              width={width * 0.78}
              height={height}
              rx="0.8"
            />
          );
        })}
        <rect className={styles.track} y={chartHeight - lineHeight} width="100" height={lineHeight} />
        <rect
          className={styles.range}
          x={share(low)}
          y={chartHeight - lineHeight}
          width={Math.max(0, share(high) - share(low))}
          height={lineHeight}
        />
      </svg>
      <div className={styles.thumbs}>
        {([0, 1] as const).map((thumb) => {
          const at = thumb === 0 ? low : high;
          return (
            <input
              key={labels[thumb]}
              type="range"
              className={clsx(styles.input, thumb === 0 && share(low) > 90 && styles.above)}
              aria-label={labels[thumb]}
              aria-valuetext={format(at)}
              min={min}
              max={max}
              step={step}
              value={at}
              onChange={(event) => move(thumb, Number(event.target.value))}
              onPointerUp={letGo}
              onKeyUp={letGo}
              onBlur={letGo}
            />
          );
        })}
      </div>
    </div>
  );
}
