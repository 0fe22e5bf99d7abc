import { ButtonLink } from '@kaksha/ui/button';
import clsx from 'clsx';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import styles from './contact-links.module.css';
import { mailtoUrl, telUrl, whatsAppUrl } from './contact-urls';

interface ContactLinksProps {
  user: { name: string; email: string | null; phone: string | null };
  /** Subject of the e-mail: the course's name. */
  subject: string;
  /** Shows icons without text. */
  compact?: boolean;
}

/** Links to e-mail, WhatsApp and telephone. Renders nothing without an address and a number. */
export function ContactLinks({ user: { name, email, phone }, subject, compact = false }: ContactLinksProps) {
  if (!email && !phone) return null;
  return (
    <ul className={clsx('cluster gap-2', compact && styles.compact)} aria-label={`Reach ${name}`}>
      {email && (
        <li>
          <ButtonLink
            size="s"
            to={mailtoUrl(email, subject)}
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
              to={whatsAppUrl(phone)}
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
              to={telUrl(phone)}
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
