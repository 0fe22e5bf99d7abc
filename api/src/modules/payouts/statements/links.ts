import type { Currency } from '@kaksha/domain/catalogue';
import type { StatementLinks } from '@kaksha/domain/payouts';
import type { ServiceContext } from '../../../platform/context/context';
import { isPass, makePass } from '../../../platform/encryption/signing-key';
import { fileLinkEnd } from '../../../platform/http/file-links';

/** A trainer's lines in one currency: of a payout, or of a month such as `2026-11` in India. */
export type Statement = { trainerId: number; currency: Currency } & (
  | { payoutId: number; month?: never }
  | { month: string; payoutId?: never }
);

const subjectOf = ({ trainerId, currency, payoutId, month }: Statement) =>
  `statement ${trainerId} ${currency} ${payoutId ?? month}`;

type LinkContext = Pick<ServiceContext, 'settings' | 'signingKey' | 'clock'>;

/** Links that open a statement without a session for half an hour. */
export function statementLinks({ settings, signingKey, clock }: LinkContext, statement: Statement): StatementLinks {
  const { trainerId, currency, payoutId, month } = statement;
  const query = new URLSearchParams({
    trainer_id: String(trainerId),
    currency,
    ...(month === undefined ? { payout_id: String(payoutId) } : { month }),
    key: makePass(signingKey, subjectOf(statement), fileLinkEnd(clock.now())),
  });
  const link = (format: string) => `${settings.apiHost}/earnings/statement?${query}&format=${format}`;
  return { csv: link('csv'), pdf: link('pdf') };
}

export const opensStatement = (
  { signingKey, clock }: Pick<ServiceContext, 'signingKey' | 'clock'>,
  statement: Statement,
  pass: string,
): boolean => isPass(signingKey, subjectOf(statement), pass, clock.now());
