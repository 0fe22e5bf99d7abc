import { brand } from '@kaksha/domain/brand';
import { Button } from '@kaksha/ui/button';
import clsx from 'clsx';
import { ArrowUpRight, Map as MapIcon, MapPin } from 'lucide-react';
import { useState } from 'react';
import styles from './office-map.module.css';

/** Half the height and width of the map, in degrees. */
const margin = { latitude: 0.004, longitude: 0.008 };

/** Addresses of a place on OpenStreetMap. */
function addressesOf({ latitude, longitude }: typeof brand.position) {
  const box = [
    longitude - margin.longitude,
    latitude - margin.latitude,
    longitude + margin.longitude,
    latitude + margin.latitude,
  ].map((degrees) => degrees.toFixed(4));
  return {
    link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    frame: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  };
}

/** The office on a map. The frame of OpenStreetMap loads on request, so that it does not see every visitor. */
export function OfficeMap() {
  const [shown, setShown] = useState(false);
  const { latitude, longitude } = brand.position;
  const { link, frame } = addressesOf(brand.position);
  return (
    <div className={`stack gap-2 ${styles.office}`}>
      {shown ? (
        <iframe
          className={styles.map}
          src={frame}
          title={`Map: ${brand.address}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className={clsx(styles.map, 'stack gap-2 left', styles.card)}>
          <MapPin className={styles.pin} aria-hidden="true" />
          <p className={styles.address}>{brand.address}</p>
          <p className={styles.position}>{`${latitude.toFixed(4)}° N, ${longitude.toFixed(4)}° E`}</p>
          <Button size="s" icon={<MapIcon aria-hidden="true" />} onClick={() => setShown(true)}>
            Show the map
          </Button>
        </div>
      )}
      <p className={`meta ${styles.note}`}>
        {!shown && <span>The map comes from OpenStreetMap, which sees your network address when you show it. </span>}
        <a href={link} target="_blank" rel="noopener noreferrer">
          Open the map
          <ArrowUpRight aria-hidden="true" />
        </a>
      </p>
    </div>
  );
}
