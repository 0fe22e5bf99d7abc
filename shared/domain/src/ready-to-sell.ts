import { openBatches } from './batches';
import type { CourseSummary, Currency, Fees } from './catalogue';
import { lacksMeeting } from './meetings';
import { isUnpayable } from './money';

/** What a course needs before learners can buy it and its trainer is paid, in the order of a checklist; see `sellsWithout`. */
export const saleNeeds = {
  photo: 'your photo',
  batch: 'an open batch',
  meeting: 'a meeting link',
  currencies: 'a currency that you take',
  payout: 'a payout account',
  refundTerms: 'the refund terms',
  tax: 'your tax details',
} as const;
export type SaleNeed = keyof typeof saleNeeds;

/** A course sells without a photo of its trainer. It is a recommendation. */
export const sellsWithout = (need: SaleNeed): boolean => need === 'photo';

/** How the trainer is paid. A part that is not loaded is null; then it is not missing. */
export interface Seller {
  payments: { currencies: readonly Currency[]; payoutKind: string | null; refundTermsAccepted: boolean } | null;
  tax: { name: string; address: string } | null;
}

export type SoldCourse = Pick<CourseSummary, 'fees' | 'trainer' | 'batches'>;

/** A course that is free or has its price on request needs no payments. */
export const isSold = ({ inr, usd, discount }: Fees): boolean => discount < 100 && ((inr ?? 0) > 0 || (usd ?? 0) > 0);

/** Which needs a course has. */
export const needsOf = (course: Pick<SoldCourse, 'fees'>): SaleNeed[] =>
  isSold(course.fees)
    ? ['photo', 'batch', 'meeting', 'currencies', 'payout', 'refundTerms', 'tax']
    : ['photo', 'batch', 'meeting'];

export function missingToSell(course: SoldCourse, { payments, tax }: Seller, now: Date): SaleNeed[] {
  const open = openBatches(course.batches, now);
  const isMissing: Record<SaleNeed, boolean> = {
    photo: !course.trainer.photo,
    batch: open.length === 0,
    meeting: open.some(lacksMeeting),
    currencies: payments !== null && isUnpayable({ ...course.fees, accepted: payments.currencies }),
    payout: payments !== null && payments.payoutKind === null,
    refundTerms: payments !== null && !payments.refundTermsAccepted,
    tax: tax !== null && !(tax.name.trim() && tax.address.trim()),
  };
  return needsOf(course).filter((need) => isMissing[need]);
}
