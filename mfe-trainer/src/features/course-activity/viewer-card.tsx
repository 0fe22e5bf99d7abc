import { formatActivityTime } from '@kaksha/domain/dates';
import type { CourseViewer } from '@kaksha/domain/engagement';
import { ContactLinks } from '../../contact-links/contact-links';
import { UserCard } from './user-card';

interface ViewerCardProps {
  viewer: CourseViewer;
  courseName: string;
  /** IANA. */
  timeZone: string;
}

export function ViewerCard({ viewer, courseName, timeZone }: ViewerCardProps) {
  return (
    <UserCard
      name={viewer.name}
      photo={viewer.profilePhoto}
      foot={viewer.email || viewer.phone ? <ContactLinks user={viewer} subject={courseName} compact /> : null}
    >
      <p>{`Last Viewed: ${formatActivityTime(viewer.lastViewedAt, timeZone)}`}</p>
      <p>{viewer.views === 1 ? 'Viewed once' : `Viewed ${viewer.views} times`}</p>
    </UserCard>
  );
}
