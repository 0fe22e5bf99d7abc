import type { Batch } from '@kaksha/domain/catalogue';
import { classroomMapUrl, classroomText } from '@kaksha/domain/class-place';
import { TextLink } from './link';

interface ClassroomProps {
  batch: Batch;
  /** Of the trainer; the map searches there. */
  city: string | undefined;
  className?: string;
}

/** Where the classes of a batch take place, with a map in a new tab. Nothing for an online batch. */
export function Classroom({ batch, city, className }: ClassroomProps) {
  const room = classroomText(batch);
  const map = classroomMapUrl(batch, city ?? null);
  if (!room || !map) return null;
  return (
    <p className={className}>
      <span>{`Classroom: ${room}. `}</span>
      <TextLink tone="prose" to={map} target="_blank" rel="noopener noreferrer" aria-label={`Map of ${room}`}>
        Map
      </TextLink>
    </p>
  );
}
