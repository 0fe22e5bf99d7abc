import type { ReactNode } from 'react';
import styles from './cover.module.css';
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
  return (
    <>
      <g className={`${styles.soft} ${styles.line}`} strokeWidth="5">
        {edges.map(({ from, to }) => (
          <path key={`${from.x}${from.y}${to.y}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        ))}
      </g>
      {nodes.map(({ x, y }, index) => (
        <g key={`${x}${y}`}>
          <circle
            className={index === eye ? styles.deep : index === pale ? styles.light : styles.mid}
            cx={x}
            cy={y}
            r={index === eye ? 29 : 19}
          />
          {index === eye && <circle className={styles.light} cx={x} cy={y} r="12" />}
        </g>
      ))}
    </>
  );
}

/** Growing bars with a line over them. */
export function data(roll: Roll): ReactNode {
  const heights = Array.from({ length: 7 }, (_, index) => 26 + index * 15 + roll(26));
  const marked = 3 + roll(4);
  const x = (index: number) => 30 + index * 36;
  return (
    <>
      {heights.map((height, index) => (
        <rect
          key={x(index)}
          className={index === marked ? styles.deep : index % 2 === 0 ? styles.mid : styles.soft}
          x={x(index)}
          y={196 - height}
          width="25"
          height={height + 12}
          rx="5"
        />
      ))}
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
  return Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [20 + (index % 6) * 44, 8 + Math.floor(index / 6) * 46];
    const tone = roll(4);
    const passed = tone >= 2 && roll(3) > 0;
    return (
      <g key={`${x}-${y}`}>
        <rect className={tones[tone]} x={x} y={y} width="38" height="38" rx="8" />
        {passed && (
          <path className={`${styles.light} ${styles.line}`} strokeWidth="5" d={`M${x + 10} ${y + 20}l6.5 7l12-15`} />
        )}
      </g>
    );
  });
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
  return (
    <g transform={flip ? 'translate(300 0) scale(-1 1)' : undefined}>
      <rect className={styles.deep} x="16" y="12" width="54" height="46" rx="8" />
      <rect className={styles.light} x="80" y="12" width="72" height="46" rx="8" />
      <rect className={styles.mid} x="16" y="68" width="136" height="46" rx="8" />
      <rect className={styles.deep} x="162" y="12" width="122" height="102" rx="8" />
      <circle className={styles.light} cx="222" cy="63" r="27" />
      <circle className={styles.mid} cx="222" cy="63" r="11" />
      <rect className={styles.soft} x="16" y="124" width="72" height="64" rx="8" />
      <rect className={styles.light} x="98" y="124" width="116" height="64" rx="8" />
      <rect className={styles.deep} x="224" y="124" width="60" height="64" rx="8" />
    </g>
  );
}

/** Bars of a plan, week by week. */
export function plan(roll: Roll): ReactNode {
  const tones = [styles.deep, styles.mid, styles.light, styles.deep, styles.mid];
  return (
    <>
      {tones.map((tone, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of bars
          key={index}
          className={tone}
          x={30 + index * 38 + roll(26)}
          y={14 + index * 37}
          width={84 + roll(60)}
          height="20"
          rx="10"
        />
      ))}
      {[60, 120, 180, 240].map((x) => (
        <path
          key={x}
          className={`${styles.soft} ${styles.line}`}
          strokeWidth="2.5"
          strokeDasharray="0.1 8"
          d={`M${x} 0V200`}
        />
      ))}
    </>
  );
}

/** Lines of code, indented. */
export function code(roll: Roll): ReactNode {
  const tones = [styles.deep, styles.soft, styles.mid, styles.soft, styles.light, styles.mid, styles.deep];
  const indents = [0, 0, 1, 2, 2, 1, 0];
  return tones.map((tone, index) => {
    const [x, y] = [34 + (indents[index] ?? 0) * 30, 10 + index * 27];
    const width = 62 + roll(100);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed number of lines
      <g key={index}>
        <rect className={tone} x={x} y={y} width={width} height="14" rx="7" />
        {roll(2) === 0 && (
          <rect className={styles.soft} x={x + width + 10} y={y} width={28 + roll(24)} height="14" rx="7" />
        )}
      </g>
    );
  });
}
