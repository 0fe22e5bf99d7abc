import { brand } from '@kaksha/domain/brand';
import { Button } from '@kaksha/ui/button';
import { ArrowUpRight, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import styles from './office-map.module.css';

const { latitude, longitude } = brand.position;
const linkAddress = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** Half the height and width of the map, in degrees. */
const margin = { latitude: 0.004, longitude: 0.008 };
const box = [
  longitude - margin.longitude,
  latitude - margin.latitude,
  longitude + margin.longitude,
  latitude + margin.latitude,
].map((degrees) => degrees.toFixed(4));
const frameAddress = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;

/** The office on a map. The frame of OpenStreetMap loads on request, so that it does not see every visitor. */
export function OfficeMap() {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.office}>
      {shown ? (
        <iframe
          className={styles.map}
          src={frameAddress}
          title={`Map: ${brand.address}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className={styles.map}>
          <svg viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" className={styles.drawing} aria-hidden="true">
            <path className={styles.park} d="M0 150 90 130 130 240H0Zm360-150h120v70l-90 20Z" />
            <path
              className={styles.road}
              d="M-10 60 250 112 490 40M60-10 120 250M250 112 300 250M180-10 250 112 420 250"
            />
            <path className={styles.lane} d="M-10 200 490 160M330-10 390 250M0 120 250 112" />
            <circle className={styles.ring} cx="250" cy="112" r="46" />
            <path className={styles.pin} d="M250 122c-16-22-22-30-22-40a22 22 0 0 1 44 0c0 10-6 18-22 40Z" />
            <circle className={styles.dot} cx="250" cy="82" r="7" />
          </svg>
          <Button size="s" className={styles.show} icon={<MapIcon aria-hidden="true" />} onClick={() => setShown(true)}>
            Show the map
          </Button>
        </div>
      )}
      <p className={styles.note}>
        {!shown && 'The map comes from OpenStreetMap, which sees your network address when you show it. '}
        <a href={linkAddress} target="_blank" rel="noopener noreferrer">
          Open the map
          <ArrowUpRight aria-hidden="true" />
        </a>
      </p>
    </div>
  );
}
