import { htmlToText } from '@kaksha/domain/html-text';
import { type Receipt, receiptNumber, receiptPage } from './receipt';

const receipt: Receipt = {
  number: 'KAK-2026-000042',
  paidAt: new Date('2026-11-21T06:00:00Z'),
  learner: { name: 'Meera <Iyer>', email: 'meera@example.org' },
  trainer: { name: 'Northlight Institute', taxNumber: '27ABCDE1234F1Z5' },
  courseName: 'Kubernetes & friends',
  batch: 'Weekend(Sat,Sun), 10:00 AM–1:00 PM IST, from Nov 28, 2026',
  currency: 'INR',
  feeMinor: 1_500_000,
  discount: 10,
  coupon: null,
  amountMinor: 1_350_000,
  payment: { method: 'UPI', id: 'pay_IH4NVgf4Dreq1l' },
  refund: null,
};
const read = (changes: Partial<Receipt> = {}) => {
  const page = receiptPage({ ...receipt, ...changes }).html.replace(/<style>.*<\/style>/s, '');
  return { page, words: htmlToText(page.replace(/<\/(dt|dd|th|td|h1|title)>/g, ' ')) };
};

test('the receipt number has the year of the payment in the time zone of the platform', () => {
  expect(receiptNumber(42, new Date('2026-11-21T06:00:00Z'))).toBe('KAK-2026-000042');
  expect(receiptNumber(43, new Date('2026-12-31T19:00:00Z'))).toBe('KAK-2027-000043');
  expect(receiptNumber(12_345_678, new Date('2026-11-21T06:00:00Z'))).toBe('KAK-2026-12345678');
});

test('shows payer, payee, date, method, course and discount', () => {
  const { words } = read();
  for (const part of [
    'Number KAK-2026-000042',
    'Paid on Nov 21, 2026, 11:30 AM IST',
    'Received from Meera <Iyer>, meera@example.org',
    'Course by Northlight Institute Tax number 27ABCDE1234F1Z5',
    'Paid by UPI, pay_IH4NVgf4Dreq1l',
    'Kubernetes & friends',
    '₹15,000',
    'Discount of 10% -₹1,500',
    'Paid ₹13,500',
    'is not a tax invoice',
  ]) {
    expect(words).toContain(part);
  }
});

test('escapes names and courses', () => {
  expect(read().page).toContain('Meera &lt;Iyer&gt;');
});

test('omits the parts that do not apply', () => {
  const { words } = read({
    learner: { name: '', email: 'meera@example.org' },
    trainer: { name: 'Asha Rao', taxNumber: null },
    feeMinor: 0,
    discount: 0,
    amountMinor: 0,
    payment: null,
  });
  expect(words).toContain('Received from meera@example.org');
  expect(words).not.toMatch(/Tax number|Discount|Paid by|null|undefined|false/);
});

test('shows a refund with its date', () => {
  const { words } = read({ refund: { amountMinor: 1_350_000, at: new Date('2026-11-25T06:00:00Z') } });
  expect(words).toContain('Refunded on Nov 25, 2026, 11:30 AM IST -₹13,500');
});
