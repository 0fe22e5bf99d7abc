import { brand } from '@kaksha/domain/brand';
import { ArrowUpRight } from 'lucide-react';
import styles from './office-map.module.css';

const address = `https://www.openstreetmap.org/search?query=${encodeURIComponent(brand.address)}`;

/** A drawn map that links to a real one, so no map service sees who visits this page. */
export function OfficeMap() {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={styles.map}>
      <svg viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" className={styles.drawing} aria-hidden="true">
        <path className={styles.park} d="M0 150 90 130 130 240H0Zm360-150h120v70l-90 20Z" />
        <path className={styles.road} d="M-10 60 250 112 490 40M60-10 120 250M250 112 300 250M180-10 250 112 420 250" />
        <path className={styles.lane} d="M-10 200 490 160M330-10 390 250M0 120 250 112" />
        <circle className={styles.ring} cx="250" cy="112" r="46" />
        <path className={styles.pin} d="M250 122c-16-22-22-30-22-40a22 22 0 0 1 44 0c0 10-6 18-22 40Z" />
        <circle className={styles.dot} cx="250" cy="82" r="7" />
      </svg>
      <span className={styles.label}>
        Open the map
        <ArrowUpRight aria-hidden="true" />
      </span>
    </a>
  );
}
