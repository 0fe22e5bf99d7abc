import { useSession } from '@kaksha/contract/host-context';
import { isolated } from '@kaksha/domain/isolated';
import { formatMoney, payableAmount } from '@kaksha/domain/money';
import { type AdminPayout, type PayoutState, payoutStateLabels } from '@kaksha/domain/payouts';
import { Badge, type BadgeProps } from '@kaksha/ui/badge';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useId, useState } from 'react';
import { useMomentText } from '../../../use-moment-text';
import styles from './payouts.module.css';

const ApproveDialog = retryableLazy(async () => (await import('./approve-dialog')).ApproveDialog);
const ResultDialog = retryableLazy(async () => (await import('./result-dialog')).ResultDialog);

interface PayoutCardProps {
  payout: AdminPayout;
  onChanged: (payout: AdminPayout) => void;
  /** The list is not what the server has. */
  onOutdated: () => void;
}

const tones: Record<PayoutState, BadgeProps['tone']> = {
  awaiting: 'saffron',
  approved: 'info',
  paid: 'good',
  failed: 'bad',
};

export function PayoutCard({ payout, onChanged, onOutdated }: PayoutCardProps) {
  const heading = useId();
  const userId = useSession().user?.id;
  const [asked, setAsked] = useState<'approve' | 'paid' | 'failed' | null>(null);
  const { state, amount, currency, trainerName, lines, method, links } = payout;
  const close = () => setAsked(null);
  const { payableFrom, callerReceives, approvals } = payout;
  const hasApproved = approvals.some(({ userId: id }) => id === userId);
  const isWaiting = payableFrom !== null || callerReceives || hasApproved;
  const canApprove = state === 'awaiting' && payableAmount(amount, currency) > 0 && !isWaiting;
  const byHand = state === 'approved' && method !== 'route' && !callerReceives;
  const lineCount = lines === 1 ? '1 movement' : `${lines} movements`;
  return (
    <article className="stack gap-2" aria-labelledby={heading}>
      <header className={`cluster gap-2 gap-x-3 middle ${styles.title}`}>
        <h3 id={heading}>
          <span dir="auto">{trainerName}</span>
        </h3>
        <Badge tone={tones[state]}>{payoutStateLabels[state]}</Badge>
      </header>
      <p className={styles.amount}>{formatMoney(amount, currency)}</p>
      <Facts payout={payout} />
      <p className={`cluster gap-1 gap-x-3 ${styles.links}`}>
        <span>{`${lineCount}: `}</span>
        <TextLink to={links.pdf} target="_blank" reloadDocument aria-describedby={heading}>
          Statement as PDF
        </TextLink>{' '}
        <TextLink to={links.csv} reloadDocument aria-describedby={heading}>
          CSV
        </TextLink>
      </p>
      <Waiting payout={payout} />
      {canApprove && (
        <div className={`cluster gap-2 ${styles.actions}`}>
          <Button size="s" variant="accent" aria-describedby={heading} onClick={() => setAsked('approve')}>
            Approve
          </Button>
        </div>
      )}
      {byHand && (
        <div className={`cluster gap-2 ${styles.actions}`}>
          <Button size="s" variant="accent" aria-describedby={heading} onClick={() => setAsked('paid')}>
            Mark as paid
          </Button>
          <Button size="s" aria-describedby={heading} onClick={() => setAsked('failed')}>
            Mark as failed
          </Button>
        </div>
      )}
      {asked === 'approve' && <ApproveDialog {...{ payout, onChanged, onOutdated }} onClose={close} />}
      {(asked === 'paid' || asked === 'failed') && (
        <ResultDialog {...{ payout, onChanged, onOutdated }} result={asked} onClose={close} />
      )}
    </article>
  );
}

/** Why the caller cannot approve or pay it now, and who has approved it. */
function Waiting({ payout }: { payout: AdminPayout }) {
  const momentText = useMomentText();
  const { state, payableFrom, callerReceives, approvals, approvalsNeeded } = payout;
  if (state !== 'awaiting' && state !== 'approved') return null;
  const names = approvals.map(({ name }) => isolated(name)).join(', ');
  const texts = [
    callerReceives && 'It is paid to you or your institute. Another administrator has to decide about it.',
    state === 'awaiting' &&
      payableFrom &&
      `The trainer has changed the account. It can be approved from ${momentText(payableFrom)}.`,
    names && `Approved by ${names}. It needs ${approvalsNeeded} administrators.`,
  ].filter((text) => typeof text === 'string' && text !== '');
  return texts.length === 0 ? null : <Banner tone="saffron">{texts.join(' ')}</Banner>;
}

/** Account, times and what came of it. */
function Facts({ payout }: { payout: AdminPayout }) {
  const momentText = useMomentText();
  const {
    state,
    amount,
    currency,
    account,
    currentAccount,
    approvedAt,
    closedAt,
    createdAt,
    method,
    reference,
    failure,
  } = payout;
  const facts = [
    account ?? currentAccount ?? 'The trainer has typed no account yet',
    state === 'awaiting' && `prepared ${momentText(createdAt)}`,
    state === 'awaiting' && payableAmount(amount, currency) === 0 && 'waits for later sales',
    state === 'approved' && approvedAt && `approved ${momentText(approvedAt)}`,
    state === 'approved' && method === 'route' && 'Razorpay Route pays it',
    closedAt && `${state} ${momentText(closedAt)}`,
    reference && `reference ${reference}`,
    failure,
  ].filter((fact) => fact !== false && fact !== null);
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}
