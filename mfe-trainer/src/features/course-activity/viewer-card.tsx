import { formatDateTime } from '@kaksha/domain/dates';
import type { CourseViewer } from '@kaksha/domain/engagement';
import { ReachLinks } from '../../contact-links/contact-links';
import { PersonCard } from './person-card';

interface ViewerCardProps {
  viewer: CourseViewer;
  courseName: string;
  /** IANA. */
  timeZone: string;
}

export function ViewerCard({ viewer, courseName, timeZone }: ViewerCardProps) {
  return (
    <PersonCard
      name={viewer.name}
      photo={viewer.photo}
      foot={viewer.email || viewer.phone ? <ReachLinks person={viewer} subject={courseName} compact /> : null}
    >
      <p>Last Viewed: {formatDateTime(viewer.lastViewedAt, timeZone)}</p>
      <p>{viewer.views === 1 ? 'Viewed once' : `Viewed ${viewer.views} times`}</p>
    </PersonCard>
  );
}
