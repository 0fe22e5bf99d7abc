import { batch, course } from '@kaksha/testing/factories';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { screen, within } from '@testing-library/react';
import { early, openCoupons } from './fake-coupons';

const call = ['PUT', '/coupons/1'] as const;
const courses = [
  course({
    id: 1,
    name: 'Helm',
    batches: [batch({ id: 4, startDate: '2026-01-05' }), batch({ id: 5, startDate: '2026-02-02' })],
  }),
];

/** Opens the coupon and changes it, after another tab saved `stored`. */
async function saveAfter(stored: object, change: (form: Form) => Promise<void>) {
  const { user, host } = openCoupons([early], courses);
  answerSecondSave(host, { call, stored });
  await user.click(await screen.findByRole('button', { name: 'Edit EARLY10' }));
  const fields = within(await screen.findByRole('dialog', { name: 'Edit EARLY10' }));
  await change({ user, fields });
  await user.click(fields.getByRole('button', { name: 'Save' }));
  return host;
}
interface Form {
  user: ReturnType<typeof openCoupons>['user'];
  fields: ReturnType<typeof within>;
}

const number = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input[type=number]' });
const type =
  (name: string, text: string) =>
  async ({ user }: Form) => {
    await user.clear(number(name));
    await user.type(number(name), text);
  };

const fifty = { ...early, max_uses: 50 };
testSecondSave('the uses of a coupon', {
  record: 'coupon',
  label: 'Uses in total',
  shown: { mine: '15', theirs: '50' },
  save: () => saveAfter(fifty, type('Uses in total', '15')),
  call,
  stored: fifty,
  sent: { mine: { max_uses: 15 }, theirs: { max_uses: 50 } },
  expectTyped: () => expect(number('Uses in total')).toHaveValue(15),
});

const unlimited = { ...early, max_uses: null };
testSecondSave('a limit that the other tab removed', {
  record: 'coupon',
  label: 'Uses in total',
  shown: { mine: '15', theirs: 'No limit' },
  save: () => saveAfter(unlimited, type('Uses in total', '15')),
  call,
  stored: unlimited,
  sent: { mine: { max_uses: 15 }, theirs: { max_uses: null } },
  expectTyped: () => expect(number('Uses in total')).toHaveValue(15),
});

const flat = { ...early, kind: 'amount' as const, percent: null, amount_inr: 50_000, amount_usd: 600 };
testSecondSave('what a coupon takes off', {
  record: 'coupon',
  label: 'Takes off',
  shown: { mine: '12.5%', theirs: '₹500 or $6' },
  save: () => saveAfter(flat, type('Percentage', '12.5')),
  call,
  stored: flat,
  sent: { mine: { kind: 'percent', percent: 12.5 }, theirs: { kind: 'amount', amount_inr: 50_000, amount_usd: 600 } },
  expectTyped: () => expect(number('Percentage')).toHaveValue(12.5),
});

const february = { ...early, scope: 'batches' as const, batch_ids: [5] };
testSecondSave('the batches of a coupon', {
  record: 'coupon',
  label: 'For',
  shown: {
    mine: 'Helm: Weekday(Mon-Fri), 7:00–9:00 PM IST, from 5 Jan 2026 to 13 Feb 2026',
    theirs: 'Helm: Weekday(Mon-Fri), 7:00–9:00 PM IST, from 2 Feb 2026 to 13 Feb 2026',
  },
  save: () =>
    saveAfter(february, async ({ user, fields }) => {
      await user.click(fields.getByRole('radio', { name: 'Some batches' }));
      await user.click(fields.getByRole('checkbox', { name: /5 Jan/ }));
    }),
  call,
  stored: february,
  sent: { mine: { scope: 'batches', batch_ids: [4] }, theirs: { scope: 'batches', batch_ids: [5] } },
  expectTyped: () => expect(screen.getByRole('checkbox', { name: /5 Jan/ })).toBeChecked(),
});

const march = { ...early, last_day: '2026-03-31' };
testSecondSave('the last day of a coupon', {
  record: 'coupon',
  label: 'Last day',
  shown: { mine: 'No end', theirs: '31 Mar 2026' },
  save: () => saveAfter(march, ({ user }) => user.clear(screen.getByLabelText(/Last day/))),
  call,
  stored: march,
  sent: { mine: { last_day: null }, theirs: { last_day: '2026-03-31' } },
  expectTyped: () => expect(screen.getByLabelText(/Last day/)).toHaveValue(''),
});
