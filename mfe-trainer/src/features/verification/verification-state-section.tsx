import { formatDate } from '@kaksha/domain/dates';
import type { TrainerVerification, VerificationStanding } from '@kaksha/domain/trainer-verification';
import { Badge, type BadgeProps } from '@kaksha/ui/badge';
import styles from './verification.module.css';

const badges: Readonly<Record<VerificationStanding, { tone: BadgeProps['tone']; label: string }>> = {
  none: { tone: 'neutral', label: 'Not verified' },
  waiting: { tone: 'saffron', label: 'Waiting' },
  verified: { tone: 'good', label: 'Verified' },
  refused: { tone: 'bad', label: 'Refused' },
  expired: { tone: 'neutral', label: 'Expired' },
};

/** How the trainer stands, and what follows from it. */
export function VerificationStateSection({ verification }: { verification: TrainerVerification }) {
  const { standing, verifiedUntil, request } = verification;
  const { tone, label } = badges[standing];
  const reason = request?.state === 'refused' ? request.reason : null;
  return (
    <section className="stack gap-3 top card" aria-labelledby="verification-state">
      <div className="cluster gap-3 middle">
        <h2 id="verification-state" tabIndex={-1}>
          Your verification
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p>{textOf(verification)}</p>
      {standing === 'waiting' && verifiedUntil && (
        <p>{`The earlier verification ends on ${formatDate(verifiedUntil)}.`}</p>
      )}
      {reason && (
        <figure className="stack gap-1">
          <figcaption className="meta">The reason of the administrator</figcaption>
          <blockquote className={styles.reason} dir="auto">
            {reason}
          </blockquote>
        </figure>
      )}
    </section>
  );
}

function textOf({ standing, verifiedUntil, canRequest }: TrainerVerification): string {
  const until = verifiedUntil && formatDate(verifiedUntil);
  switch (standing) {
    case 'waiting':
      return 'An administrator looks at your documents. You get a mail with the decision.';
    case 'verified':
      return canRequest
        ? `You are verified until ${until}. You can ask again now.`
        : `You are verified until ${until}.`;
    case 'refused':
      return 'You are not verified. You can ask again with other documents.';
    case 'expired':
      return `Your verification ended on ${until}. You can ask again.`;
    default:
      return 'You are not verified yet. Send documents that show who you are.';
  }
}
