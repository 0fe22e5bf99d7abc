import { ButtonLink } from '@kaksha/ui/button';
import clsx from 'clsx';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import styles from './contact-links.module.css';
import { mailAddress, wholeNumber } from './contact-urls';

interface ReachLinksProps {
  person: { name: string; email: string | null; phone: string | null };
  /** What one writes about: the course's name. */
  subject: string;
  /** Signs without words, for cards. */
  compact?: boolean;
}

/** The ways to reach somebody that they gave: e-mail, WhatsApp, telephone. Nothing when there is none. */
export function ReachLinks({ person: { name, email, phone }, subject, compact = false }: ReachLinksProps) {
  if (!email && !phone) return null;
  return (
    <ul className={clsx(styles.ways, compact && styles.compact)} aria-label={`Reach ${name}`}>
      {email && (
        <li>
          <ButtonLink
            size="s"
            to={mailAddress(email, subject)}
            icon={<Mail aria-hidden="true" />}
            aria-label={`E-mail ${name}`}
            title={compact ? `E-mail ${name}` : undefined}
          >
            {!compact && 'E-mail'}
          </ButtonLink>
        </li>
      )}
      {phone && (
        <>
          <li>
            <ButtonLink
              size="s"
              to={`https://wa.me/${wholeNumber(phone)}`}
              target="_blank"
              rel="noopener noreferrer"
              icon={<MessageCircle aria-hidden="true" />}
              aria-label={`WhatsApp ${name}, opens in a new tab`}
              title={compact ? `WhatsApp ${name}` : undefined}
            >
              {!compact && 'WhatsApp'}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink
              size="s"
              to={`tel:+${wholeNumber(phone)}`}
              icon={<Phone aria-hidden="true" />}
              aria-label={`Call ${name}`}
              title={compact ? `Call ${name}` : undefined}
            >
              {!compact && 'Call'}
            </ButtonLink>
          </li>
        </>
      )}
    </ul>
  );
}
