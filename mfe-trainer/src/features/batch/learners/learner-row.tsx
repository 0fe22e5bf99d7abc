import type { BatchCertificates } from '@kaksha/api-client/certificates';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import { formatMoney } from '@kaksha/domain/money';
import { Avatar } from '@kaksha/ui/avatar';
import { Badge } from '@kaksha/ui/badge';
import { Checkbox } from '@kaksha/ui/checkbox';
import { IconButton } from '@kaksha/ui/icon-button';
import { Menu } from '@kaksha/ui/menu';
import type { MenuEntry } from '@kaksha/ui/menu-popup';
import { EllipsisVertical, Mail, MessageCircle, Phone, Undo2 } from 'lucide-react';
import { mailtoUrl, telUrl } from '../../../contact-links/contact-urls';
import { CertificateState } from '../certificates/learner-table';
import { hasLeft, type LearnerOfBatch } from './find-learners';
import styles from './learners.module.css';

interface LearnerRowProps {
  learner: LearnerOfBatch;
  certificates: BatchCertificates | null;
  courseName: string;
  /** IANA. */
  timeZone: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onMessage: () => void;
  onRefund: () => void;
}

const leftLabels = { Refunded: 'Refunded', Moved: 'Moved to another batch', Left: 'Gave the seat back' } as const;

/** A learner with payment, attendance and certificate, and what the trainer can do. */
export function LearnerRow({ learner, certificates, courseName, timeZone, isChosen, ...on }: LearnerRowProps) {
  const { student, state, attending } = learner;
  const { name, email, phone, enrolledAt, amount, currency, canRefund } = student;
  const label = `Actions for ${name}`;
  const left = hasLeft(learner);
  const items: MenuEntry[] = [
    ...(left ? [] : [{ label: 'Message', icon: <MessageCircle aria-hidden="true" />, onSelect: on.onMessage }]),
    ...(email
      ? [{ label: 'Write an e-mail', icon: <Mail aria-hidden="true" />, to: mailtoUrl(email, courseName) }]
      : []),
    ...(phone ? [{ label: 'Call', icon: <Phone aria-hidden="true" />, to: telUrl(phone) }] : []),
    ...(canRefund ? [{ label: 'Refund', icon: <Undo2 aria-hidden="true" />, onSelect: on.onRefund }] : []),
  ];
  return (
    <tr className={left ? styles.left : undefined}>
      <td className={styles.choice}>
        {!left && (
          <Checkbox
            label={<span className="visually-hidden">{`Choose ${name}`}</span>}
            checked={isChosen}
            onChange={({ target }) => on.onChoose(target.checked)}
          />
        )}
      </td>
      <th scope="row">
        <span className="row gap-3 middle">
          <Avatar name={name} picture={student.profilePhoto} size="s" />
          <span dir="auto">{name}</span>
          {(state === 'Refunded' || state === 'Moved' || state === 'Left') && (
            <Badge tone="neutral">{leftLabels[state]}</Badge>
          )}
        </span>
      </th>
      <td data-label="E-mail">{email ?? 'Not known'}</td>
      <td data-label="Enrolled on" className={styles.short}>
        {formatDate(dayIn(timeZone, new Date(enrolledAt)))}
      </td>
      <td data-label="Paid" className={styles.short}>
        {amount === 0 ? 'Free' : formatMoney(amount, currency)}
      </td>
      <td data-label="Attended" className={styles.short}>
        {attending ? `${attending.attended} of ${attending.sessions}` : '–'}
      </td>
      <td data-label="Certificate">
        {attending && certificates ? (
          <CertificateState learner={attending} data={certificates} timeZone={timeZone} />
        ) : (
          '–'
        )}
      </td>
      <td className={styles.action}>
        {items.length > 0 && (
          <Menu
            label={label}
            align="end"
            items={items}
            trigger={(props) => <IconButton {...props} label={label} icon={<EllipsisVertical aria-hidden="true" />} />}
          />
        )}
      </td>
    </tr>
  );
}
