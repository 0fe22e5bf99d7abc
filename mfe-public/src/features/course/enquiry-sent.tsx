import { useSession } from '@kaksha/contract/host-context';
import type { SentEnquiry } from '@kaksha/domain/engagement';
import { Banner } from '@kaksha/ui/banner';
import { Button, ButtonLink } from '@kaksha/ui/button';
import type { ReactNode } from 'react';
import styles from './contact-dialog.module.css';

interface EnquirySentProps {
  enquiry: SentEnquiry;
  onClose: () => void;
  /** Shown last: it may come late, and moves no button. */
  children: ReactNode;
}

/** Confirms the question and shows where the answer arrives. */
export function EnquirySent({ enquiry, onClose, children }: EnquirySentProps) {
  const { user } = useSession();
  return (
    <div className={`stack gap-4 ${styles.form}`}>
      <Banner tone="good" role="status">
        <strong>Your request is sent.</strong>
        <span>{` ${enquiry.trainerName} answers${user ? ` to ${user.email}` : ' by e-mail'}, and you find it in My Requests.`}</span>
      </Banner>
      <blockquote className={styles.message} dir="auto">
        {enquiry.message}
      </blockquote>
      <div className={`cluster gap-2 ${styles.channels}`}>
        <Button onClick={onClose}>Back to the course</Button>
        <ButtonLink to="/user-dashboard/send-request">My Requests</ButtonLink>
      </div>
      {children}
    </div>
  );
}
