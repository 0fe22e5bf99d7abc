import { formatMoney } from '@kaksha/domain/money';
import type { AdminPayout, PayoutState } from '@kaksha/domain/payouts';
import { payoutStateLabels } from '@kaksha/domain/payouts';
import { Badge, type BadgeProps } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { Checkbox } from '@kaksha/ui/checkbox';
import { IconButton } from '@kaksha/ui/icon-button';
import { TextLink } from '@kaksha/ui/link';
import { Menu } from '@kaksha/ui/menu';
import type { MenuEntry } from '@kaksha/ui/menu-popup';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { useMomentText } from '../../use-moment-text';
import { notesOf } from './payout-notes';
import styles from './payouts.module.css';

const ResultDialog = retryableLazy(async () => (await import('./result-dialog')).ResultDialog);
const RouteDialog = retryableLazy(async () => (await import('./route-dialog')).RouteDialog);

interface PayoutRowProps {
  payout: AdminPayout;
  /** Null when the payout cannot be approved now. */
  chosen: boolean | null;
  onChoose: (isChosen: boolean) => void;
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

export function PayoutRow({ payout, chosen, onChoose, onChanged, onOutdated }: PayoutRowProps) {
  const name = useId();
  const { amount, currency, trainerName, account, currentAccount, state, links } = payout;
  const sum = formatMoney(amount, currency);
  const notes = notesOf(payout, useMomentText());
  return (
    <tr className={styles.row} data-chosen={chosen === true || undefined}>
      <td className={styles.box}>
        {chosen !== null && (
          <Checkbox
            label={<span className="visually-hidden">{`Choose ${sum} for ${trainerName}`}</span>}
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
      </td>
      <th scope="row" id={name} className={styles.trainer}>
        <span dir="auto">{trainerName}</span>
        <span className="meta">{account ?? currentAccount ?? 'No account yet'}</span>
      </th>
      <td className={styles.amount}>{sum}</td>
      <td className={styles.method}>{methodOf(payout)}</td>
      <td className={styles.state}>
        <Badge tone={tones[state]}>{payoutStateLabels[state]}</Badge>
        {notes.map((note) => (
          <span key={note} className="meta" dir="auto">
            {note}
          </span>
        ))}
      </td>
      <td className={styles.statement}>
        <TextLink to={links.pdf} target="_blank" reloadDocument aria-describedby={name}>
          PDF
        </TextLink>{' '}
        <TextLink to={links.csv} reloadDocument aria-describedby={name}>
          CSV
        </TextLink>
      </td>
      <td className={styles.actions}>
        <Actions payout={payout} describedBy={name} onChanged={onChanged} onOutdated={onOutdated} />
      </td>
    </tr>
  );
}

function methodOf({ method, isPayableByRoute, routeAccount }: AdminPayout): string {
  const isRoute = method === null ? isPayableByRoute && routeAccount !== null : method === 'route';
  return isRoute ? 'Razorpay Route' : 'Bank or UPI';
}

interface ActionsProps extends Pick<PayoutRowProps, 'payout' | 'onChanged' | 'onOutdated'> {
  describedBy: string;
}

/** What came of a payment, and the linked account before the approval. */
function Actions({ payout, describedBy, onChanged, onOutdated }: ActionsProps) {
  const [asked, setAsked] = useState<'paid' | 'failed' | 'route' | null>(null);
  const { state, method, callerReceives, isPayableByRoute, trainerName } = payout;
  const close = () => setAsked(null);
  const isPaidByHand = state === 'approved' && method !== 'route' && !callerReceives;
  const items: MenuEntry[] = [];
  if (isPaidByHand) items.push({ label: 'Mark as failed', danger: true, onSelect: () => setAsked('failed') });
  if (state === 'awaiting' && isPayableByRoute && !callerReceives) {
    items.push({ label: 'Linked account', onSelect: () => setAsked('route') });
  }
  return (
    <div className="row gap-1 middle end">
      {isPaidByHand && (
        <Button size="s" aria-describedby={describedBy} onClick={() => setAsked('paid')}>
          Mark as paid
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label={`Actions for ${trainerName}`}
          items={items}
          align="end"
          trigger={(props) => (
            <IconButton label={`Actions for ${trainerName}`} icon={<Ellipsis aria-hidden="true" />} {...props} />
          )}
        />
      )}
      {(asked === 'paid' || asked === 'failed') && (
        <ResultDialog {...{ payout, onChanged, onOutdated }} result={asked} onClose={close} />
      )}
      {asked === 'route' && <RouteDialog {...{ payout, onChanged, onOutdated }} onClose={close} />}
    </div>
  );
}
