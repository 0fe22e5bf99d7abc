import { batch, batchWithMovedStart } from '@kaksha/testing/factories';
import { editConflict, failure, textFile } from '@kaksha/testing/fake-http';
import { enrolledWire } from '@kaksha/testing/wire/engagement';
import { listedBatchWire } from '@kaksha/testing/wire/trainer-area';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { box, button, evening, openTimings, select, students, titles, weekend } from './fake-batches-step';

beforeEach(() => localStorage.clear());

test('edits a running batch whose start date has passed', async () => {
  const running = batch({ id: 4, courseId: 9, startDate: '2026-01-05' });
  const { user, host, now } = await openTimings(running);
  await user.click(button('Edit Weekdays, 7:00–9:00 PM IST, from 5 Jan to 13 Feb'));
  expect(box('Start date')).toHaveValue('2026-01-05');
  expect(select('Class type')).toHaveValue('1');
  await user.clear(box('Duration'));
  await user.type(box('Duration'), '90 minutes');
  host.http.on('PUT', '/timings/4', () => {
    now.batches = [{ ...running, duration: '90 minutes' }];
    return listedBatchWire({ ...running, duration: '90 minutes', courseName: '' });
  });
  await user.click(button('Update Timing'));
  expect(await screen.findByText('90 minutes')).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(host.http.callsTo('PUT', '/timings/4')).toHaveLength(1);
  expect(host.notices.map(({ title }) => title)).toContain('Timing updated successfully!');
});

describe('moving a batch', () => {
  const student = (batchId: number) =>
    enrolledWire({
      userId: 30 + batchId,
      enrolmentId: batchId,
      name: 'Priya Nair',
      profilePhoto: null,
      email: null,
      phone: null,
      status: 'Active',
      enrolledAt: '2026-01-02T10:00:00Z',
      amount: 0,
      currency: 'INR',
      batches: [{ id: batchId, startDate: '2026-01-19', label: 'Weekday', state: 'Active' }],
    });

  async function move(answer: unknown) {
    const wizard = await openTimings(evening);
    wizard.host.http.on('GET', '/course-purchase/users/9', answer);
    wizard.host.http.on('PUT', '/timings/4', listedBatchWire({ ...evening, courseName: '' }));
    await wizard.user.click(button('Edit Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb'));
    await wizard.user.clear(box('Start date'));
    await wizard.user.type(box('Start date'), '2026-01-26');
    await wizard.user.click(button('Update Timing'));
    return { ...wizard, saves: () => wizard.host.http.callsTo('PUT', '/timings/4') };
  }

  test('asks for confirmation when learners are enrolled, and saves after it', async () => {
    const { user, saves } = await move(students(student(4)));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this batch?' }));
    expect(dialog.getByText(/^1 learner is enrolled in it\./)).toBeInTheDocument();
    expect(dialog.getByText('Weekdays, 7:00–9:00 PM IST, from 26 Jan to 13 Feb')).toBeInTheDocument();
    expect(saves()).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Move the batch' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  test('asks for confirmation before the classes take place elsewhere', async () => {
    const { user, host } = await openTimings({ ...evening, mode: 'Classroom(Offline)', area: 'Kothrud' });
    host.http.on('GET', '/course-purchase/users/9', students(student(4)));
    await user.click(screen.getByRole('button', { name: /^Edit/ }));
    await user.clear(box('Area'));
    await user.type(box('Area'), 'Camp');
    await user.click(button('Update Timing'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this batch?' }));
    expect(dialog.getByText(/\. Classroom\(Offline\), Kothrud$/)).toBeInTheDocument();
    expect(dialog.getByText(/\. Classroom\(Offline\), Camp$/)).toBeInTheDocument();
  });

  test('asks again for a choice after a conflict that moves the batch, from the stored schedule', async () => {
    const stored = { ...evening, courseName: 'Helm', startTime: '18:00', seats: 25, seatsLeft: 25, version: 2 };
    const { user, host } = await openTimings({ ...evening, version: 1 });
    host.http.on('GET', '/course-purchase/users/9', students(student(4)));
    host.http.on('PUT', '/timings/4', ({ body }: { body: { version: number } }) =>
      body.version === 2 ? listedBatchWire({ ...stored, version: 3 }) : editConflict(listedBatchWire(stored)),
    );
    const saves = () => host.http.callsTo('PUT', '/timings/4');
    await user.click(screen.getByRole('button', { name: /^Edit/ }));
    await user.clear(box('Seats'));
    await user.type(box('Seats'), '12');
    await user.click(button('Update Timing'));
    const start = within(await screen.findByRole('radiogroup', { name: 'Start time' }));
    await user.click(start.getByRole('radio', { name: /^Yours/ }));
    await user.click(button('Save my choice'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this batch?' }));
    expect(dialog.getByText('Weekdays, 6:00–9:00 PM IST, from 19 Jan to 13 Feb')).toBeInTheDocument();
    expect(dialog.getByText('Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb')).toBeInTheDocument();
    expect(saves()).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Move the batch' }));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]?.body).toMatchObject({ version: 2, seats: 12 });
  });

  test('saves nothing when the trainer continues editing', async () => {
    const { user, saves } = await move(students(student(4)));
    await user.click(await screen.findByRole('button', { name: 'Go on editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saves()).toHaveLength(0);
    expect(box('Start date')).toHaveValue('2026-01-26');
  });

  test('needs no confirmation when all learners are in other batches', async () => {
    const { saves } = await move(students(student(5)));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('asks for confirmation when the learners did not load', async () => {
    await move(failure(500, 'Database unavailable.'));
    expect(await screen.findByText(/^Learners may be enrolled in it\./)).toBeInTheDocument();
  });
});

test('opens a closed batch for enrolment again; the other actions wait', async () => {
  const { user, host, now } = await openTimings({ ...evening, state: 'closed' });
  expect(screen.getByText('Closed for enrolment')).toBeInTheDocument();
  let arrive = () => {};
  host.http.on('POST', '/timings/4/open', async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    now.batches = [evening];
    return listedBatchWire({ ...evening, courseName: '' });
  });
  const schedule = 'Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb';
  await user.click(button(`Open again, ${schedule}`));
  for (const name of ['Open again,', 'Edit', 'Delete', 'More actions,']) {
    await waitFor(() => expect(button(`${name} ${schedule}`)).toBeDisabled());
  }
  await act(async () => arrive());
  await waitFor(() => expect(screen.queryByText('Closed for enrolment')).not.toBeInTheDocument());
  expect(button(`Edit ${schedule}`)).toBeEnabled();
  expect(host.http.callsTo('POST', '/timings/4/open')).toHaveLength(1);
});

describe('an action of the menu', () => {
  const stored = listedBatchWire({ ...evening, courseName: '' });

  async function choose(item: string) {
    const wizard = await openTimings(evening);
    wizard.host.http.on('GET', '/course-purchase/users/9', students());
    wizard.host.http.on('POST', /^\/timings\/4\//, stored);
    await wizard.user.click(button('More actions, Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb'));
    await wizard.user.click(await screen.findByRole('menuitem', { name: item }));
    return wizard;
  }
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  test('cancels the batch with the reason that learners read', async () => {
    const { user, host } = await choose('Cancel this batch');
    const question = await dialog('Cancel this batch?');
    await user.type(question.getByLabelText('Reason'), ' The teacher is ill ');
    await user.click(question.getByRole('button', { name: 'Cancel the batch' }));
    await waitFor(() => expect(titles({ host })).toEqual(['The batch is cancelled']));
    expect(host.http.callsTo('POST', '/timings/4/cancel').map(({ body }) => body)).toEqual([
      { reason: 'The teacher is ill', confirmed: true },
    ]);
  });

  test('skips a session with the reason that learners read', async () => {
    const { user, host } = await choose('Skip or move a session');
    const form = await dialog('Skip or move a session');
    await user.type(form.getByLabelText(/^Reason/), 'A public holiday');
    await user.click(form.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(titles({ host })).toEqual(['The session is skipped']));
    expect(host.http.callsTo('POST', '/timings/4/sessions').map(({ body }) => body)).toEqual([
      expect.objectContaining({ date: '2026-01-19', reason: 'A public holiday', confirmed: true }),
    ]);
  });

  test('closes the batch for enrolment', async () => {
    const { host } = await choose('Close for enrolment');
    await waitFor(() => expect(titles({ host })).toEqual(['The batch is closed for enrolment']));
  });
});

test('Restore, as on the page of the batch, lets a moved session take place as planned again', async () => {
  const { user, host } = await openTimings(batchWithMovedStart({ id: 4, courseId: 9 }));
  host.http.on('DELETE', '/timings/4/sessions/2026-01-19', listedBatchWire({ ...evening, courseName: '' }));
  await user.click(screen.getByRole('button', { name: 'Restore Mon, 19 Jan' }));
  await waitFor(() => expect(titles({ host })).toEqual(['The session takes place as planned']));
});

test('Cancel discards an edit', async () => {
  const { user, host } = await openTimings(evening);
  await user.click(button('Edit Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb'));
  await user.type(box('Duration'), ' and more');
  expect(host.unsaved.get()).toEqual(['Your changes of a batch are not saved yet.']);
  await user.click(button('Cancel'));
  expect(host.unsaved.get()).toEqual([]);
  await waitFor(() => expect(button('Edit Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb')).toHaveFocus());
  await user.click(button('Edit Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb'));
  expect(box('Duration')).toHaveValue('2 hours');
});

describe('deleting', () => {
  const schedule = 'Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb';
  const path = '/timings/DeleteTimings/4';
  const confirm = async (user: UserEvent) => {
    await user.click(button(`Delete ${schedule}`));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this batch?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  test('deletes a batch after confirmation and keeps the focus in the list', async () => {
    const wizard = await openTimings(evening, weekend);
    const { user, host, now } = wizard;
    host.http.on('DELETE', path, () => {
      now.batches = [weekend];
      return { id: 4, kept: false, message: 'The batch is deleted.' };
    });
    await confirm(user);
    await waitFor(() => expect(titles(wizard)).toContain('The batch is deleted.'));
    expect(screen.queryByText(schedule)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Batch Timings Total: 1' })).toHaveFocus();
  });

  test('deletes nothing without the confirmation', async () => {
    const { user, host } = await openTimings(evening);
    await user.click(button(`Delete ${schedule}`));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this batch?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(schedule)).toBeInTheDocument();
    expect(host.http.callsTo('DELETE', path)).toEqual([]);
  });

  test('closes a batch with orders instead of deleting it', async () => {
    const wizard = await openTimings(evening);
    const { user, host, now } = wizard;
    const message = 'The batch takes no more learners. Those who ordered it keep it.';
    host.http.on('DELETE', path, () => {
      now.batches = [{ ...evening, state: 'closed' }];
      return { id: 4, kept: true, message };
    });
    await confirm(user);
    expect(await screen.findByText('Closed for enrolment')).toBeInTheDocument();
    expect(titles(wizard)).toContain(message);
    expect(screen.getByText('Publishing needs a batch that is open for enrolment')).toBeInTheDocument();
  });

  test('restores a batch that could not be deleted, with a notice and Retry', async () => {
    const wizard = await openTimings(evening);
    const { user, host, now } = wizard;
    host.http.on('DELETE', path, failure(500, 'Database unavailable.'));
    await confirm(user);
    await waitFor(() => expect(titles(wizard)).toEqual(['The batch was not deleted']));
    expect(screen.getByText(schedule)).toBeInTheDocument();
    expect(host.notices[0]?.description).toBe(`${schedule}: Database unavailable.`);
    host.http.on('DELETE', path, () => {
      now.batches = [];
      return { id: 4, kept: false, message: 'The batch is deleted.' };
    });
    act(() => host.notices[0]?.action?.onClick());
    await waitFor(() => expect(screen.queryByText(schedule)).not.toBeInTheDocument());
  });
});

test('downloads a batch as a calendar file', async () => {
  const { user, host } = await openTimings(evening);
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:calendar';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  host.http.on('GET', '/calendar/batch/4.ics', textFile('BEGIN:VCALENDAR'));
  await user.click(screen.getByRole('button', { name: /^Download calendar file/ }));
  await waitFor(() => expect(saved).toEqual(['batch-2026-01-19.ics']));
});

test('shows a failure notice with Retry when the calendar file does not load', async () => {
  const wizard = await openTimings(evening);
  wizard.host.http.on('GET', '/calendar/batch/4.ics', new Error('offline'));
  await wizard.user.click(screen.getByRole('button', { name: /^Download calendar file/ }));
  await waitFor(() => expect(titles(wizard)).toEqual(['The calendar file did not arrive']));
  expect(wizard.host.notices[0]?.action?.label).toBe('Retry');
});
