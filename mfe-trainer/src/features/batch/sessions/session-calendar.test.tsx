import type { MaterialWire } from '@kaksha/api-client/generated/wire';
import { batch } from '@kaksha/testing/factories';
import { listedBatchWire } from '@kaksha/testing/wire/trainer-area';
import { screen, waitFor, within } from '@testing-library/react';
import { openBatch, taughtCourse } from '../fake-batch-page';

const reason = 'Diwali';
const skipped = { day: '2026-01-16', action: 'skip', toDay: null, toTime: null, reason } as const;
const moved = { day: '2026-01-19', action: 'move', toDay: '2026-01-18', toTime: '18:30', reason } as const;
const changed = taughtCourse({ sessionChanges: [skipped, moved] });
const listed = listedBatchWire({ ...batch({ id: 7 }), courseName: '' });

const period = async (name: string) => within(await screen.findByRole('region', { name }));

async function openView(view: string, course = changed) {
  const opened = openBatch('sessions', { courses: [course] });
  await opened.user.click(await screen.findByRole('radio', { name: view }));
  return opened;
}

test('the list is the first view, and the address says which other one is shown', async () => {
  const { user, address } = openBatch('sessions', { courses: [changed] });
  expect(await screen.findByRole('radio', { name: 'List' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Week' }));
  await period('12 Jan – 18 Jan 2026');
  expect(address()).toBe('/patron/basicdetails/batches/7?view=week&date=2026-01-15');
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(await screen.findByRole('region', { name: 'January 2026' })).toBeInTheDocument();
  expect(address()).toBe('/patron/basicdetails/batches/7');
});

test('a week shows skipped sessions struck through and moved ones on their new day', async () => {
  await openView('Week');
  const week = await period('12 Jan – 18 Jan 2026');
  const friday = week.getByRole('button', { name: 'Fri, 16 Jan, 7:00–9:00 PM, Skipped' });
  expect(within(friday).getByText('7:00–9:00 PM').tagName).toBe('S');
  expect(week.getByRole('button', { name: 'Sun, 18 Jan, 6:30–8:30 PM, Moved' })).toBeInTheDocument();
  expect(week.getByText('Times in IST')).toBeInTheDocument();
});

test('a session of a week is moved from its menu', async () => {
  const { user, host } = await openView('Week');
  const week = await period('12 Jan – 18 Jan 2026');
  await user.click(week.getByRole('button', { name: 'Thu, 15 Jan, 7:00–9:00 PM' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Skip or move a session' }));
  expect(dialog.getByRole('combobox', { name: /^Session/ })).toHaveValue('2026-01-15');
  host.http.on('POST', '/timings/7/sessions', listed);
  await user.type(dialog.getByLabelText(/^New day/), '2026-01-17');
  await user.type(dialog.getByLabelText(/^Reason/), reason);
  await user.click(dialog.getByRole('button', { name: 'Move the session' }));
  await waitFor(() =>
    expect(host.http.callsTo('POST', '/timings/7/sessions')).toMatchObject([
      { body: { date: '2026-01-15', action: 'move', starts_at: '2026-01-17T19:00' } },
    ]),
  );
});

test('the menu of a skipped session opens by keyboard and restores it', async () => {
  const { user, host } = await openView('Week');
  const week = await period('12 Jan – 18 Jan 2026');
  host.http.on('DELETE', /^\/timings\/7\/sessions/, listed);
  week.getByRole('button', { name: /^Fri, 16 Jan/ }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^No class/)).toBeInTheDocument();
  const restore = screen.getByRole('menuitem', { name: 'Restore' });
  await waitFor(() => expect(restore).toHaveFocus());
  await user.click(restore);
  await waitFor(() =>
    expect(host.notices.map((notice) => notice.title)).toEqual(['The session takes place as planned']),
  );
});

test('a month lists the sessions of the chosen day below, with the same actions', async () => {
  const { user, address } = await openView('Month');
  const month = await period('January 2026');
  expect(month.getByRole('link', { name: 'Thursday, 15 January, 1 class, shown below' })).toHaveAttribute(
    'aria-current',
    'date',
  );
  expect(month.getByRole('link', { name: 'Monday, 19 January, no class' })).toBeInTheDocument();
  await user.click(month.getByRole('link', { name: 'Friday, 16 January, no class, 1 skipped' }));
  const day = within(await screen.findByRole('region', { name: 'Friday, 16 January' }));
  expect(day.getByText('Skipped')).toBeInTheDocument();
  expect(day.getByRole('button', { name: 'Restore Fri, 16 Jan' })).toBeEnabled();
  expect(address()).toBe('/patron/basicdetails/batches/7?view=month&date=2026-01-16');
});

test('opens at the next class of a batch that begins later, at the last one of a batch that is over', async () => {
  await openView('Month', taughtCourse({ startDate: '2026-03-02', endDate: '2026-03-27' }));
  expect(await screen.findByRole('region', { name: 'March 2026' })).toBeInTheDocument();
});

test('a session that is over has no change, and leads to its recording', async () => {
  const recording: MaterialWire = {
    id: 1,
    batch_id: 7,
    kind: 'recording',
    version: 1,
    title: 'Pods',
    session_day: '2026-01-14',
    visible_from: null,
    link: 'https://videos.test/1',
    file: null,
  };
  const opened = openBatch('sessions', { courses: [changed], answers: { materials: [recording] } });
  await opened.user.click(await screen.findByRole('radio', { name: 'Week' }));
  const week = await period('12 Jan – 18 Jan 2026');
  await opened.user.click(await week.findByRole('button', { name: 'Wed, 14 Jan, 7:00–9:00 PM' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Recording']);
  expect(screen.getByRole('menuitem', { name: 'Recording' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/batches/7?tab=materials',
  );
  expect(week.queryByRole('button', { name: /^Tue, 13 Jan/ })).not.toBeInTheDocument();
});
