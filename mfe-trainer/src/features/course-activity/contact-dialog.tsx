import { formatActivityTime } from '@kaksha/domain/dates';
import type { ContactedUser } from '@kaksha/domain/engagement';
import { Avatar } from '@kaksha/ui/avatar';
import { Dialog } from '@kaksha/ui/dialog';
import { ContactLinks } from '../../contact-links/contact-links';
import { EnquiryThread } from '../../enquiry-thread/enquiry-thread';
import styles from './contact-dialog.module.css';
import { InteractionCounts, totalInteractions } from './interaction-counts';

interface ContactDialogProps {
  contact: ContactedUser;
  courseName: string;
  /** IANA. */
  timeZone: string;
  onClose: () => void;
}

/** Details of a user who contacted the trainer, with their enquiries. */
export function ContactDialog({ contact, courseName, timeZone, onClose }: ContactDialogProps) {
  const { name, profilePhoto, email, phone, lastSeenAt, enquiries } = contact;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name} description={`About ${courseName}`}>
      <div className={`cluster gap-4 middle ${styles.user}`}>
        <Avatar name={name} picture={profilePhoto} size="xl" />
        <dl className={styles.facts}>
          <dt>Email</dt>
          <dd>{email ?? 'Not given'}</dd>
          <dt>Phone</dt>
          <dd>{phone ?? 'Not given'}</dd>
          <dt>Last seen</dt>
          <dd>{formatActivityTime(lastSeenAt, timeZone)}</dd>
        </dl>
      </div>
      <InteractionCounts contact={contact} />
      <p>{`Total interactions: ${totalInteractions(contact)}`}</p>
      <div className={styles.links}>
        <ContactLinks user={contact} subject={courseName} />
      </div>
      {enquiries.length > 0 && (
        <section className={`stack gap-5 ${styles.questions}`} aria-label={`What ${name} asked`}>
          <h3>{enquiries.length === 1 ? 'Question' : 'Questions'}</h3>
          {enquiries.map((enquiry) => (
            <EnquiryThread key={enquiry.id} enquiry={enquiry} name={name} timeZone={timeZone} />
          ))}
        </section>
      )}
    </Dialog>
  );
}
