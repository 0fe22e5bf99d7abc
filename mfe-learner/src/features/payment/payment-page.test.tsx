import { batch, batchWithMovedStart, courseDetails } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { preferredBatchWire } from '@kaksha/testing/wire/account';
import { courseDetailsWire } from '@kaksha/testing/wire/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { checkoutHost, heading, line, open, paths, seatAnswer, weekendBatch } from './fake-checkout';

jest.mock('./open-address', () => ({ openAddress: jest.fn() }));

const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
const weekdays = () => screen.getByRole('radio', { name: /Mon, 7:00–9:00 PM IST/ });
const change = () => screen.getByRole('button', { name: 'Change the batch' });
const weekends = () => screen.getByRole('radio', { name: /Sat, 7:00–9:00 PM IST/ });

describe('the order', () => {
  test('shows course, batch, fee, discount and total, also on the button', async () => {
    const { host } = open();
    await heading();
    expect(summary().getByRole('link', { name: 'Kubernetes in Production' })).toHaveAttribute(
      'href',
      '/course/kubernetes-in-production/1',
    );
    expect(summary().getByText('Mon, 19 Jan, 7:00 PM')).toBeInTheDocument();
    expect(summary().getByText('₹15,000')).toBeInTheDocument();
    expect(summary().getByText('Discount, 20%').nextSibling).toHaveTextContent('−₹3,000');
    expect(summary().getByRole('status')).toHaveTextContent('₹12,000');
    expect(summary().getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
    expect(summary().getByText(/Full refund within 7 days/)).toBeInTheDocument();
    expect(summary().getByText('Tax included')).toBeInTheDocument();
    expect(summary().getByText('By UPI, card, net banking or wallet')).toBeInTheDocument();
    expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Enrol in Kubernetes in Production', noindex: true });
  });

  test('shows the moved first class, and the hours of the season', async () => {
    open(checkoutHost({ batches: [batchWithMovedStart({ timeZone: 'EST' })] }));
    await heading();
    expect(summary().getByText('Sunday, 18 January 2026')).toBeInTheDocument();
    expect(summary().getByText('First class').nextSibling).toHaveTextContent('Sun, 18 Jan, 6:30 PM');
    expect(summary().getByText('Time').nextSibling).toHaveTextContent('7:00–9:00 PM EST');
  });

  test('shows EDT for a batch in summer', async () => {
    const summer = batch({ timeZone: 'EST', startDate: '2026-07-06', endDate: '2026-07-31' });
    open(checkoutHost({ batches: [summer] }));
    await heading();
    expect(summary().getByText('Time').nextSibling).toHaveTextContent('7:00–9:00 PM EDT');
  });

  test('opens by the capitalised address with the batch of the link', async () => {
    open(checkoutHost(), '/Payment/1/3?t=2&u=99');
    await heading();
    expect(line()).toHaveTextContent('Weekend(Sat,Sun), 7:00–9:00 PM IST');
  });

  test('starts with the batch chosen earlier', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.preferred, preferredBatchWire(1, 2));
    const { user } = open(host);
    await heading();
    expect(screen.queryByRole('radiogroup', { name: 'Batch' })).not.toBeInTheDocument();
    await user.click(change());
    expect(weekends()).toBeChecked();
    expect(weekends()).toHaveFocus();
    expect(weekdays()).not.toBeChecked();
  });

  test('one batch needs no choice', async () => {
    open(checkoutHost({ batches: [weekendBatch] }));
    await heading();
    expect(screen.queryByRole('button', { name: 'Change the batch' })).not.toBeInTheDocument();
  });

  test('stores a chosen batch in the address and for the next visit', async () => {
    const { user, host, address } = open();
    await heading();
    await user.click(change());
    await user.click(weekends());
    expect(weekends()).toBeChecked();
    expect(address()).toBe('/payment/1/3?t=2');
    expect(summary().getByText('Sat, 24 Jan, 7:00 PM')).toBeInTheDocument();
    expect(host.http.callsTo('POST', paths.preferred)[0]?.body).toEqual({ courseId: 1, batchId: 2 });
    expect(host.http.callsTo('GET', paths.course)).toHaveLength(1);
  });

  test('can be paid in dollars where there is a fee in dollars', async () => {
    const { user, host } = open();
    await heading();
    await user.click(screen.getByRole('radio', { name: 'US dollars, $152' }));
    expect(summary().getByRole('status')).toHaveTextContent('$152');
    await user.click(screen.getByRole('button', { name: 'Pay $152' }));
    await waitFor(() =>
      expect(host.http.callsTo('POST', paths.orders)[0]?.body).toMatchObject({ batchId: 1, currency: 'USD' }),
    );
  });

  test('is in dollars when there is no fee in rupees', async () => {
    open(checkoutHost({ fees: { inr: null, usd: 190, discount: 0 } }));
    await heading();
    expect(screen.getByRole('button', { name: 'Pay $190' })).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Currency' })).not.toBeInTheDocument();
  });
});

test('only currencies that the trainer takes are offered', async () => {
  const fees = { inr: 15_000, usd: 190, discount: 0, accepted: ['USD'] } as const;
  const { user, host } = open(checkoutHost({ fees }));
  await heading();
  expect(screen.queryByRole('radiogroup', { name: 'Currency' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pay $190' }));
  await waitFor(() => expect(host.http.callsTo('POST', paths.orders)[0]?.body).toMatchObject({ currency: 'USD' }));
});

describe('seats that cannot be bought', () => {
  test('a course without a fee that its trainer takes offers an enquiry, not a payment that is refused', async () => {
    open(checkoutHost({ fees: { inr: 15_000, usd: null, discount: 0, accepted: ['USD'] } }));
    await heading();
    expect(screen.getByRole('link', { name: 'Enquire' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  test('a finished batch is reported, and the others are offered', async () => {
    const over = batch({ id: 7, startDate: '2025-10-06', endDate: '2025-11-07' });
    open(checkoutHost({ batches: [over, weekendBatch] }), '/payment/1/3?t=7');
    await heading();
    expect(
      screen.getByText(/The batch that began on 6 Oct 2025 is over\. These can still be joined\./),
    ).toBeInTheDocument();
    expect(weekends()).toBeChecked();
  });

  test('without batches the page offers an enquiry about the next one', async () => {
    open(checkoutHost({ batches: [] }));
    await heading();
    expect(screen.getByText('No batch of this course is open right now.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enquire' })).toHaveAttribute(
      'href',
      '/course/kubernetes-in-production/1#enquire',
    );
  });

  test('a price on request offers an enquiry', async () => {
    open(checkoutHost({ fees: { inr: null, usd: null, discount: 0 } }));
    await heading();
    expect(summary().getByText('Price on request')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enquire' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  test('a batch with a seat cannot be bought again, another batch can', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.seats, [seatAnswer()]);
    const { user } = open(host);
    await heading();
    expect(screen.getByText('You are enrolled in this batch already.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open class' })).toHaveAttribute('href', '/my-courses/1');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await user.click(weekends());
    expect(screen.getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
  });

  test('a refunded seat can be bought again', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.seats, [seatAnswer({ status: 'Refunded' })]);
    open(host);
    await heading();
    expect(screen.getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
  });

  test('trainers cannot buy their own course', async () => {
    const host = checkoutHost({}, { as: 'trainer' });
    host.http.on('GET', '/course-purchase/purchased/6', []);
    open(host);
    await heading();
    expect(screen.getByText(/You teach this course/)).toBeInTheDocument();
  });
});

describe('the page', () => {
  test('shows skeletons while loading', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.course, pending);
    open(host);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading the payment page…');
  });

  test('shows a load failure and loads on Retry', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.course, failure(503, 'The catalogue is closed for a moment.'));
    const { user } = open(host);
    expect(await screen.findByRole('alert')).toHaveTextContent('The catalogue is closed for a moment.');
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading();
  });

  test.each(['/payment/1/3', '/payment/abc/3'])('shows Not found for an unknown course (%s)', async (path) => {
    const host = checkoutHost();
    host.http.on('GET', paths.course, failure(404, 'Course not found'));
    open(host, path);
    expect(await screen.findByRole('heading', { level: 1, name: 'This course is not here' })).toBeInTheDocument();
  });

  test('works when seats and the earlier choice fail to load', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.seats, failure(500));
    host.http.on('GET', paths.preferred, failure(500));
    open(host);
    await heading();
    expect(screen.getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
    expect(host.reportedErrors).toHaveLength(2);
  });
});
