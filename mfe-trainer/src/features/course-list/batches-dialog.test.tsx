import type { Batch } from '@kaksha/domain/catalogue';
import { batch, batchWithMovedStart, course, testNow } from '@kaksha/testing/factories';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { BatchesButton } from './batches-button';

async function openWith(...batches: Batch[]) {
  const user = userEvent.setup();
  render(<BatchesButton course={course({ batches })} now={new Date(testNow)} />, { wrapper: MemoryRouter });
  await user.click(screen.getByRole('button', { name: /Batch/ }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

const past = batch({ id: 1, startDate: '2025-12-01', endDate: '2025-12-26' });
const today = batch({ id: 2, startDate: '2026-01-15' });
const later = batch({ id: 3, startDate: '2026-03-02', endDate: null, dayOfWeek: 2, startTime: '09:30', endTime: null });

test('names the course and lists the batches ahead first, then those that are finished', async () => {
  const { dialog } = await openWith(later, past, today);
  expect(screen.getByRole('dialog', { name: 'Available Batches for Kubernetes in Production' })).toBeInTheDocument();
  const lines = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(lines[0]).toContain('January 15th Weekday(Mon-Fri) 7:00–9:00 PM IST');
  expect(lines[1]).toContain('March 7th Weekend(Sat,Sun) 9:30 AM IST');
  expect(lines[2]).toContain('December 1st Weekday(Mon-Fri) 7:00–9:00 PM IST');
  expect(lines[2]).toContain('Finished');
});

test('shows a batch at its first class, until its last, with the hours of the season', async () => {
  const moved = batchWithMovedStart({ id: 4, timeZone: 'EST' });
  const summer = batch({ id: 5, dayOfWeek: 2, startDate: '2026-07-03', endDate: '2026-07-31', timeZone: 'EST' });
  const { user, dialog } = await openWith(summer, moved);
  const [first, second] = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(first).toContain('January 18th Weekday(Mon-Fri) 7:00–9:00 PM EST');
  expect(first).toContain('In 3 days');
  expect(second).toContain('July 4th Weekend(Sat,Sun) 7:00–9:00 PM EDT');
  await user.click(dialog.getByRole('radio', { name: /July 4th/ }));
  expect(dialog.getByText('Until 26 Jul')).toBeInTheDocument();
  expect(dialog.getByText('11:00 PM–1:00 AM in UTC')).toBeInTheDocument();
});

test.each([
  [8, 'Weekend(Sat,Sun)'],
  [9, 'Weekday(Mon-Fri)'],
  [10, 'Everyday'],
  [3, 'Any Days'],
] as const)('the schedule of day code %i is %s', async (dayOfWeek, label) => {
  const { dialog } = await openWith(batch({ dayOfWeek }));
  expect(dialog.getByText(label)).toBeInTheDocument();
});

test('marks a batch without a meeting link, and opens the selected one', async () => {
  const { dialog } = await openWith(batch({ id: 7, meeting: 'none' }), batch({ id: 8, meeting: 'room' }));
  expect(dialog.getAllByText('No link yet')).toHaveLength(1);
  expect(dialog.getByRole('link', { name: 'Open this batch' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/batches/7',
  );
});

test('selects the first batch that starts today or later', async () => {
  const { dialog } = await openWith(past, later, today);
  expect(dialog.getByRole('radio', { name: /January 15th/ })).toBeChecked();
});

test('selects the last batch when all have started', async () => {
  const older = batch({ id: 4, startDate: '2025-06-02', endDate: '2025-06-27' });
  const { dialog } = await openWith(past, older);
  expect(dialog.getByRole('radio', { name: /December 1st/ })).toBeChecked();
});

test('selecting a batch shows its length and place', async () => {
  const classroom = batch({
    id: 5,
    startDate: '2026-02-02',
    endDate: '2026-02-27',
    mode: 'Classroom(Offline)',
    area: 'Pune',
  });
  const { user, dialog } = await openWith(today, classroom);
  expect(dialog.queryByText('Classroom(Offline), Pune')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: /February 2nd/ }));
  expect(dialog.getByText('Until 27 Feb')).toBeInTheDocument();
  expect(dialog.getByText('20 sessions')).toBeInTheDocument();
  expect(dialog.getByText('Classroom(Offline), Pune')).toBeInTheDocument();
});

test('shows the empty state without batches', async () => {
  const { dialog } = await openWith();
  expect(dialog.getByText('No batch timings available')).toBeInTheDocument();
});

test('Escape closes the dialog and restores the focus', async () => {
  const { user } = await openWith(today);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '+1 Batch' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
