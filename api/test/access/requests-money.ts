import { brand } from '@kaksha/domain/brand';
import { dayIn } from '@kaksha/domain/dates';
import { caller, everyone, key, named, owned, platform, type Requests } from './request';

const order = named('id', (t) => t.order);
const enrolment = named('id', (t) => t.enrolment);
const payout = named('id', (t) => t.payout.id);
/** The month of a sale of today, as the ledger counts it. */
const thisMonth = () => dayIn(brand.timeZone, new Date()).slice(0, 7);

/** Requests for orders, refunds, invoices, payouts and the waiting list. */
export const moneyRequests: Requests = {
  placeOrder: caller((t) => ({ body: { courseId: t.course, batchId: t.later } })),
  quoteOrder: caller((t) => ({ body: { courseId: t.course, batchId: t.later, coupon: 'QUARTER' } })),
  getOrder: owned(order),
  verifyPayment: owned((t) => ({ body: { orderId: t.openOrder, paymentId: 'pay_1', signature: 'a' } }), {
    neverSucceeds: 'the signature is of no provider',
  }),
  moveSeat: owned((t) => ({ ...enrolment(t), body: { batch_id: t.empty } })),
  giveBackSeat: owned(enrolment, { neverSucceeds: 'the seat was paid' }),
  getRefundOffer: owned(order),
  refundOrder: owned((t) => ({ ...order(t), body: { reason: 'Ill' } })),
  getPaidEnrolment: owned(enrolment),
  refundLearner: owned((t) => ({ ...enrolment(t), body: { amount: 100, reason: 'Ill', refundable: 100_000 } })),
  getPaymentHistory: caller(),
  getPurchases: owned(named('id', (t) => t.learnerId)),
  handleWebhook: everyone(() => ({ body: {} }), { neverSucceeds: 'the signature is of no provider' }),
  getSandboxOrder: key(named('orderId', (t) => t.sandboxOrder)),
  decideSandboxOrder: key((t) => ({ params: { orderId: t.sandboxOrder }, body: { outcome: 'succeed' } })),
  getInvoiceFile: owned(named('id', (t) => t.invoice)),
  getTaxProfile: caller(),
  saveTaxProfile: caller(() => ({ body: { name: 'Asha Rao', address: '1 Hill Road, Bengaluru', state: '29' } })),
  getEarnings: caller(),
  getEarningsLines: caller(() => ({ query: { currency: 'INR', month: thisMonth() } })),
  getStatementFile: owned((t) => ({
    query: { trainer_id: t.trainerId, currency: 'INR', payout_id: t.payout.id, format: 'csv' },
  })),
  savePaymentConfig: owned((t) => ({
    body: {
      trainer_id: t.trainerId,
      currencies: ['INR', 'USD'],
      payout_kind: 'upi',
      upi_id: 'asha@okbank',
      refund_terms_accepted: true,
    },
  })),
  getPlatformFee: everyone(),
  getPaymentConfig: owned(named('id', (t) => t.trainerId)),
  findPayouts: platform(),
  approvePayout: platform((t) => ({
    ...payout(t),
    body: { amount: t.payout.amountMinor, account_fingerprint: t.fingerprint },
  })),
  approvePayouts: platform((t) => ({
    body: { payouts: [{ id: t.payout.id, amount: t.payout.amountMinor, account_fingerprint: t.fingerprint }] },
  })),
  markPayoutPaid: platform((t) => ({ ...payout(t), body: { reference: 'UTR1' } }), {
    neverSucceeds: 'the payout is not approved',
  }),
  failPayout: platform((t) => ({ ...payout(t), body: { reason: 'The account is closed' } }), {
    neverSucceeds: 'the payout is not approved',
  }),
  showPayoutAccount: platform(payout),
  setPayoutRoute: platform((t) => ({ ...payout(t), body: { account_id: 'acc_00000000000001' } })),
  getHeldRefunds: platform(),
  releaseRefund: platform(order, { neverSucceeds: 'no refund waits' }),
  getLedger: platform(),
  checkLedger: platform(),
  getWaitingList: caller(),
  joinWaitingList: caller((t) => ({ body: { batch_id: t.full } })),
  leaveWaitingList: owned(named('batch_id', (t) => t.full)),
};
