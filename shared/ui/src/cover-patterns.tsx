import type { ReactNode } from 'react';
import styles from './cover.module.css';
import { bar, box, TonePaths } from './cover-shapes';
import type { Roll } from './seeded-random';

/** Motifs that fill a 300 × 200 picture from edge to edge. */

/** A net of nodes. */
export function ai(roll: Roll): ReactNode {
  const columns = [
    [46, 132],
    [16, 88, 166],
    [46, 132],
  ];
  const nodes = columns.flatMap((ys, column) => ys.map((y) => ({ column, x: 54 + column * 96, y })));
  const edges = nodes.flatMap((from) =>
    nodes.filter((to) => to.column === from.column + 1).map((to) => ({ from, to })),
  );
  const eye = roll(nodes.length);
  const pale = (eye + 2 + roll(3)) % nodes.length;
  const middle = nodes[eye];
  const dots = new TonePaths();
  nodes.forEach(({ x, y }, index) => {
    // A line without length and with round ends is a dot.
    if (index !== eye) dots.add(index === pale ? styles.light : styles.mid, `M${x} ${y}h0`);
  });
  return (
    <>
      <path
        className={`${styles.soft} ${styles.line}`}
        strokeWidth="5"
        d={edges.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')}
      />
      {dots.lines(38)}
      <circle className={styles.deep} cx={middle?.x} cy={middle?.y} r="29" />
      <circle className={styles.light} cx={middle?.x} cy={middle?.y} r="12" />
    </>
  );
}

/** Growing bars with a line over them. */
export function data(roll: Roll): ReactNode {
  const heights = Array.from({ length: 7 }, (_, index) => 26 + index * 15 + roll(26));
  const marked = 3 + roll(4);
  const x = (index: number) => 30 + index * 36;
  const bars = new TonePaths();
  heights.forEach((height, index) => {
    const tone = index === marked ? styles.deep : index % 2 === 0 ? styles.mid : styles.soft;
    bars.add(tone, box(x(index), 196 - height, 25, height + 12, 5));
  });
  return (
    <>
      {bars.boxes(5)}
      <path
        className={`${styles.deep} ${styles.line}`}
        strokeWidth="6"
        d={`M${heights.map((height, index) => `${x(index) + 12} ${152 - height * 0.92}`).join('L')}`}
      />
    </>
  );
}

/** A board of checks, some passed. */
export function testing(roll: Roll): ReactNode {
  const tones = [styles.light, styles.soft, styles.mid, styles.deep];
  const squares = new TonePaths();
  let checks = '';
  for (let index = 0; index < 24; index += 1) {
    const [x, y] = [20 + (index % 6) * 44, 8 + Math.floor(index / 6) * 46];
    const tone = roll(4);
    squares.add(tones[tone], box(x, y, 38, 38, 8));
    if (tone >= 2 && roll(3) > 0) checks += `M${x + 10} ${y + 20}l6.5 7l12-15`;
  }
  return (
    <>
      {squares.boxes(8)}
      <path className={`${styles.light} ${styles.line}`} strokeWidth="5" d={checks} />
    </>
  );
}

/** Crossing streams. */
export function pipeline(roll: Roll): ReactNode {
  const tones = [styles.deep, styles.soft, styles.light, styles.soft, styles.mid, styles.mid];
  return tones.map((tone, index) => {
    const from = 34 + index * 29 + roll(10);
    const to = 186 - index * 31 + roll(14);
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of streams
        key={index}
        className={`${tone} ${styles.line}`}
        strokeWidth={13 + roll(8)}
        d={`M-12 ${from}C110 ${from} 150 ${(from + to) / 2} 172 ${100 + index * 3}S250 ${to} 312 ${to}`}
      />
    );
  });
}

/** Modules of a business, side by side. */
export function erp(roll: Roll): ReactNode {
  const flip = roll(2) === 1;
  const boxes = new TonePaths();
  const parts: [string | undefined, number, number, number, number][] = [
    [styles.deep, 16, 12, 54, 46],
    [styles.light, 80, 12, 72, 46],
    [styles.mid, 16, 68, 136, 46],
    [styles.deep, 162, 12, 122, 102],
    [styles.soft, 16, 124, 72, 64],
    [styles.light, 98, 124, 116, 64],
    [styles.deep, 224, 124, 60, 64],
  ];
  for (const [tone, x, y, width, height] of parts) boxes.add(tone, box(x, y, width, height, 8));
  return (
    <g transform={flip ? 'translate(300 0) scale(-1 1)' : undefined}>
      {boxes.boxes(8)}
      <circle className={styles.light} cx="222" cy="63" r="27" />
      <circle className={styles.mid} cx="222" cy="63" r="11" />
    </g>
  );
}

/** Bars of a plan, week by week. */
export function plan(roll: Roll): ReactNode {
  const tones = [styles.deep, styles.mid, styles.light, styles.deep, styles.mid];
  const bars = new TonePaths();
  tones.forEach((tone, index) => {
    const x = 30 + index * 38 + roll(26);
    bars.add(tone, bar(x, 14 + index * 37, 84 + roll(60), 20));
  });
  return (
    <>
      {bars.lines(20)}
      <path
        className={`${styles.soft} ${styles.line}`}
        strokeWidth="2.5"
        strokeDasharray="0.1 8"
        d={[60, 120, 180, 240].map((x) => `M${x} 0V200`).join('')}
      />
    </>
  );
}

/** Lines of code, indented. */
export function code(roll: Roll): ReactNode {
  const tones = [styles.deep, styles.soft, styles.mid, styles.soft, styles.light, styles.mid, styles.deep];
  const indents = [0, 0, 1, 2, 2, 1, 0];
  const bars = new TonePaths();
  tones.forEach((tone, index) => {
    const [x, y] = [34 + (indents[index] ?? 0) * 30, 10 + index * 27];
    const width = 62 + roll(100);
    bars.add(tone, bar(x, y, width, 14));
    if (roll(2) === 0) bars.add(styles.soft, bar(x + width + 10, y, 28 + roll(24), 14));
  });
  return bars.lines(14);
}
