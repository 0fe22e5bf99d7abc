import type { ReceivedEnquiry } from '@kaksha/domain/engagement';
import { Avatar } from '@kaksha/ui/avatar';
import { TextLink } from '@kaksha/ui/link';
import { useId } from 'react';
import { ContactLinks } from '../../contact-links/contact-links';
import { EnquiryThread } from '../../enquiry-thread/enquiry-thread';
import { courseActivityPath } from '../../paths';
import styles from './enquiries-page.module.css';

export function EnquiryCard({ enquiry, timeZone }: { enquiry: ReceivedEnquiry; timeZone: string }) {
  const heading = useId();
  const { name, courseId, courseName } = enquiry;
  return (
    <article className={`stack gap-4 panel ${styles.card}`} aria-labelledby={heading}>
      <div className="cluster gap-3 middle">
        <Avatar name={name} size="m" />
        <div className={styles.words}>
          <h2 id={heading}>
            <span dir="auto">{name}</span>
          </h2>
          <TextLink dir="auto" tone="quiet" to={courseActivityPath(courseId, 'contacted')}>
            {courseName || 'Untitled Course'}
          </TextLink>
        </div>
        <ContactLinks user={enquiry} subject={courseName} compact />
      </div>
      <EnquiryThread enquiry={enquiry} name={name} timeZone={timeZone} />
    </article>
  );
}
