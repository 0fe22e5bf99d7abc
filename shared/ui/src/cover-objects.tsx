import { Fragment, type ReactNode } from 'react';
import styles from './cover.module.css';
import { TonePaths } from './cover-shapes';
import type { Roll } from './seeded-random';

/** Motifs with one object in the middle of a 300 × 200 picture. */

/** Layers of a platform, or its cells. */
export function cloud(roll: Roll): ReactNode {
  return roll(2) === 0 ? stack(roll) : cells(roll);
}

function stack(roll: Roll) {
  const tones = [styles.light, styles.soft, styles.mid, styles.deep];
  const turn = roll(3);
  return [3, 2, 1, 0].map((layer) => {
    const y = 58 + layer * 32;
    return (
      <Fragment key={layer}>
        <path
          className={`${styles.deep} ${styles.shade}`}
          d={`M42 ${y}L150 ${y + 58}L258 ${y}v10L150 ${y + 68}L42 ${y + 10}Z`}
        />
        <path className={tones[(layer + turn) % 4]} d={`M150 ${y - 58}L258 ${y}L150 ${y + 58}L42 ${y}Z`} />
      </Fragment>
    );
  });
}

function cells(roll: Roll) {
  const tones = [styles.light, styles.mid, styles.soft, styles.deep];
  const cells = new TonePaths();
  for (let index = 0; index < 15; index += 1) {
    const row = Math.floor(index / 5);
    const x = 28 + (index % 5) * 62 + (row % 2) * 31 - 15;
    const y = 46 + row * 54;
    cells.add(tones[roll(4)], `M${x} ${y - 31}l27 15.5v31l-27 15.5l-27-15.5v-31Z`);
  }
  return cells.fills();
}

/** A window with a page or code in it. */
export function web(roll: Roll): ReactNode {
  return (
    <>
      <rect className={styles.light} x="44" y="24" width="212" height="200" rx="14" />
      <path className={styles.deep} d="M44 54V38a14 14 0 0 1 14-14h184a14 14 0 0 1 14 14v16Z" />
      <path className={`${styles.soft} ${styles.line}`} strokeWidth="9" d="M61 39h0M76 39h0M91 39h0" />
      {roll(2) === 0 ? (
        <g className={styles.line} strokeWidth="17">
          <path className={styles.mid} d="M116 90L82 121l34 31M184 90l34 31l-34 31" />
          <path className={styles.deep} d="M162 82L139 161" />
        </g>
      ) : (
        <>
          <rect className={styles.mid} x="62" y="70" width="84" height="96" rx="6" />
          <rect className={styles.soft} x="160" y="70" width="82" height="12" rx="6" />
          <rect className={styles.soft} x="160" y="92" width="62" height="12" rx="6" />
          <rect className={styles.soft} x="160" y="118" width="82" height="90" rx="6" />
        </>
      )}
    </>
  );
}

/** Nested shields. */
export function security(roll: Roll): ReactNode {
  const tones =
    roll(2) === 0
      ? [styles.soft, styles.light, styles.mid, styles.deep]
      : [styles.light, styles.soft, styles.deep, styles.mid];
  return (
    <>
      {[116, 88, 63, 38].map((half, index) => {
        const [top, side] = [92 - half * 0.78, 92 + half * 0.28];
        return (
          <path
            key={half}
            className={tones[index]}
            d={`M150 ${top}l${half} ${half * 0.3}V${side}c0 ${half * 0.5}-${half * 0.5} ${half * 0.82}-${half} ${half * 0.98}c-${half * 0.5}-${half * 0.16}-${half}-${half * 0.48}-${half}-${half * 0.98}V${top + half * 0.3}Z`}
          />
        );
      })}
      <path className={styles.light} d="M150 74a12 12 0 0 1 6 22.400l4 21.600h-20l4-21.600a12 12 0 0 1 6-22.400Z" />
    </>
  );
}

/** Two shapes and a curve over them. */
export function design(roll: Roll): ReactNode {
  const lift = roll(24);
  return (
    <>
      <circle className={styles.mid} cx="108" cy="98" r="74" />
      <circle className={styles.soft} cx="204" cy={66 + lift / 2} r="60" />
      <g className={styles.deep}>
        <path className={styles.line} strokeWidth="7" d={`M24 168C70 60 118 108 176 ${104 + lift / 2}S246 92 278 46`} />
        <path className={styles.line} strokeWidth="2.5" d="M24 168L104 62M278 46L204 142" />
        <rect x="16" y="160" width="16" height="16" rx="2" />
        <rect x="270" y="38" width="16" height="16" rx="2" />
        <circle cx="104" cy="62" r="9" />
        <circle cx="204" cy="142" r="9" />
      </g>
      <circle className={styles.light} cx="104" cy="62" r="5" />
      <circle className={styles.light} cx="204" cy="142" r="5" />
    </>
  );
}

/** Three screens of one app. */
export function mobile(roll: Roll): ReactNode {
  const tilt = 10 + roll(7);
  return (
    <>
      <g transform={`rotate(-${tilt} 108 120)`}>
        <rect className={styles.soft} x="68" y="40" width="80" height="160" rx="12" />
        <rect className={styles.light} x="76" y="50" width="64" height="140" rx="6" opacity="0.6" />
      </g>
      <g transform={`rotate(${tilt} 206 120)`}>
        <rect className={styles.mid} x="166" y="30" width="80" height="160" rx="12" />
        <rect className={styles.light} x="174" y="40" width="64" height="140" rx="6" opacity="0.75" />
      </g>
      <rect className={styles.deep} x="112" y="22" width="84" height="180" rx="12" />
      <rect className={styles.light} x="120" y="36" width="68" height="160" rx="5" />
      <rect className={styles.soft} x="130" y="50" width="48" height="42" rx="6" />
      <rect className={styles.mid} x="130" y="100" width="48" height="9" rx="4.5" />
      <rect className={styles.soft} x="130" y="116" width="30" height="9" rx="4.5" />
    </>
  );
}
