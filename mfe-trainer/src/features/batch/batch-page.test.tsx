import { batch, course } from '@kaksha/testing/factories';
import { failure } from '@kaksha/testing/fake-http';
import { listedBatchWire } from '@kaksha/testing/wire/trainer-area';
import { screen, waitFor, within } from '@testing-library/react';
import { openBatch, student, taughtCourse } from './fake-batch-page';

const title = () => screen.findByRole('heading', { level: 1, name: 'Kubernetes in Production' });

test('names the course, the timetable, the next class and the seats', async () => {
  const { host } = openBatch('sessions', { courses: [taughtCourse({ seats: 20, seatsLeft: 3 })] });
  const heading = await title();
  expect(within(heading).getByRole('link')).toHaveAttribute(
    'href',
    '/patron/basicdetails/courses/activity/1?tab=enrolled',
  );
  expect(screen.getByText('Weekdays, 7:00–9:00 PM IST, from 5 Jan to 13 Feb')).toBeInTheDocument();
  expect(screen.getByText('Next class in 7 h')).toBeInTheDocument();
  expect(screen.getByText('17 of 20 seats taken')).toBeInTheDocument();
  expect(screen.getByText('Meeting link is set')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start class' })).toBeDisabled();
  expect(screen.getByText('From 6:45 PM IST')).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Kubernetes in Production: batch', status: 200 });
});

test('a batch without a link offers to add it', async () => {
  openBatch('sessions', { courses: [taughtCourse({ meeting: 'none' })] });
  expect(await screen.findByText('No link yet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add link' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start class' })).not.toBeInTheDocument();
});

test('the tab is in the address', async () => {
  const { user, address } = openBatch();
  await title();
  await user.click(screen.getByRole('tab', { name: 'Learners (1)' }));
  await waitFor(() => expect(address()).toBe('/patron/basicdetails/batches/7?tab=learners'));
  expect(await screen.findByRole('table', { name: 'Learners of this batch' })).toBeInTheDocument();
});

test('an unknown batch is a page that says so', async () => {
  const { host } = openBatch('sessions', { courses: [course({ batches: [batch({ id: 8 })] })] });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such batch of yours' })).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404 });
});

test('staff of an institute see a batch without what only the institute changes', async () => {
  const institute = course({ trainer: { ...course().trainer, id: 8 }, batches: [batch({ id: 7, meeting: 'link' })] });
  openBatch('sessions', { courses: [institute] });
  await title();
  expect(screen.queryByRole('button', { name: 'Change link' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit timing' })).not.toBeInTheDocument();
});

describe('the sessions', () => {
  const reason = 'Diwali';
  const skipped = { day: '2026-01-16', action: 'skip', toDay: null, toTime: null, reason } as const;
  const moved = { day: '2026-01-19', action: 'move', toDay: '2026-01-18', toTime: '18:30', reason } as const;
  const listed = listedBatchWire({ ...batch({ id: 7 }), courseName: '' });
  const changed = taughtCourse({ sessionChanges: [skipped, moved] });

  test('are listed by month with their changes', async () => {
    openBatch('sessions', { courses: [changed] });
    const january = within(await screen.findByRole('region', { name: 'January 2026' }));
    const rows = january.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Thu, 15 Jan');
    expect(rows[1]).toMatch(/Fri, 16 Jan Skipped.*No class: Diwali/);
    expect(rows[2]).toMatch(/Sun, 18 Jan Moved.*6:30–8:30 PM IST, instead of Mon, 19 Jan: Diwali/);
    expect(screen.getByRole('button', { name: 'Past sessions (8)' })).toBeInTheDocument();
  });

  test('a skipped one is not counted among the sessions ahead', async () => {
    const count = async (shown: ReturnType<typeof openBatch>) => {
      const text = (await screen.findByText(/^\d+ sessions ahead$/)).textContent;
      shown.unmount();
      return Number.parseInt(text ?? '', 10);
    };
    const planned = await count(openBatch());
    expect(await count(openBatch('sessions', { courses: [changed] }))).toBe(planned - 1);
  });

  test('can be moved from their row', async () => {
    const { user, host } = openBatch();
    await user.click(await screen.findByRole('button', { name: 'Move Fri, 16 Jan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Skip or move a session' }));
    expect(dialog.getByRole('radio', { name: 'Move' })).toBeChecked();
    expect(dialog.getByRole('combobox', { name: /^Session/ })).toHaveValue('2026-01-16');
    host.http.on('POST', '/timings/7/sessions', listed);
    await user.type(dialog.getByLabelText(/^New day/), '2026-01-17');
    await user.type(dialog.getByLabelText(/^Reason/), reason);
    await user.click(dialog.getByRole('button', { name: 'Move the session' }));
    await waitFor(() => expect(host.http.callsTo('POST', '/timings/7/sessions')).toHaveLength(1));
    expect(host.http.callsTo('POST', '/timings/7/sessions')[0]?.body).toMatchObject({
      date: '2026-01-16',
      action: 'move',
      starts_at: '2026-01-17T19:00',
    });
  });

  test('can be restored', async () => {
    const { user, host } = openBatch('sessions', { courses: [changed] });
    host.http.on('DELETE', /^\/timings\/7\/sessions/, listed);
    await user.click(await screen.findByRole('button', { name: 'Restore Fri, 16 Jan' }));
    await waitFor(() =>
      expect(host.notices.map((notice) => notice.title)).toEqual(['The session takes place as planned']),
    );
  });
});

describe('the learners', () => {
  const students = [
    student({
      userId: 6,
      enrolmentId: 6,
      name: 'Ravi Kumar',
      email: 'ravi@mail.test',
      amount: 1_500_000,
      canRefund: true,
    }),
    student(),
    student({ userId: 8, enrolmentId: 8, name: 'Elsewhere', batches: [] }),
    student({
      userId: 9,
      enrolmentId: 9,
      name: 'Asha Left',
      batches: [{ id: 7, startDate: '2026-01-05', label: '', state: 'Left' }],
    }),
  ];
  const attending = (user_id: number, attended: number) => ({
    user_id,
    name: '',
    sessions: 8,
    attended,
    certificate: null,
  });
  const certificates = {
    batch_id: 7,
    percent: 75,
    is_finished: false,
    version: 1,
    learners: [attending(5, 6), attending(6, 8)],
  };
  const open = () => openBatch('learners', { students, answers: { certificates } });
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

  test('have payment, attendance and certificate; those who left come last', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Ravi Kumar/ }));
    expect(row.getByText('ravi@mail.test')).toBeInTheDocument();
    expect(row.getByText('₹15,000')).toBeInTheDocument();
    expect(await row.findByText('8 of 8')).toBeInTheDocument();
    expect(row.getByText('After the last class')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '2 learners' })).toBeInTheDocument();
    expect(names()).toEqual(['PNPriya Nair', 'RKRavi Kumar', 'ALAsha LeftGave the seat back']);
  });

  test('are found by their e-mail address, and all are written to', async () => {
    const { user, address } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Find a learner' }), 'ravi@');
    await waitFor(() => expect(names()).toEqual(['RKRavi Kumar']));
    await user.click(screen.getByRole('link', { name: 'Message all' }));
    await waitFor(() => expect(address()).toBe('/patron/basicdetails/batches/7?tab=messages'));
    expect(await screen.findByRole('textbox', { name: 'Message to all learners' })).toBeInTheDocument();
  });

  test('are chosen over several searches, and one message goes to them', async () => {
    const { user, host } = open();
    const search = await screen.findByRole('searchbox', { name: 'Find a learner' });
    await user.type(search, 'ravi@');
    await waitFor(() => expect(names()).toEqual(['RKRavi Kumar']));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Ravi Kumar' }));
    await user.clear(search);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Priya Nair' }));
    expect(screen.getByText('2 learners chosen')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Choose all' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Choose Asha Left' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    expect(screen.queryByRole('button', { name: /^Message \d/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    await user.click(screen.getByRole('button', { name: 'Message 2 learners' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message 2 learners' }));
    const sent = {
      id: 2,
      batch_id: 7,
      trainer_name: 'Ananya',
      message: 'Hello',
      created_at: '2026-01-15T06:30:00.000Z',
    };
    host.http.on('POST', '/classes/7/messages', { ...sent, is_to_all: false, recipients: 2 });
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Hello');
    await user.click(dialog.getByRole('button', { name: 'Send to 2 learners' }));
    await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'Message sent' }));
    expect(host.http.callsTo('POST', '/classes/7/messages')[0]?.body).toEqual({
      message: 'Hello',
      learner_ids: [5, 6],
    });
    expect(screen.getByRole('checkbox', { name: 'Choose Ravi Kumar' })).not.toBeChecked();
  });

  test('one learner gets a message from the row menu', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Ravi Kumar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Message' }));
    expect(await screen.findByRole('dialog', { name: 'Message 1 learner' })).toHaveAccessibleDescription(
      /^To .*Ravi Kumar/,
    );
  });

  test('are refunded from their row', async () => {
    const { user, host } = open();
    host.http.on('GET', '/enrollments/6/refunds', failure(500, 'Not now.'));
    await user.click(await screen.findByRole('button', { name: 'Actions for Ravi Kumar' }));
    expect(await screen.findByRole('menuitem', { name: 'Write an e-mail' })).toHaveAttribute(
      'href',
      'mailto:ravi@mail.test?subject=Kubernetes%20in%20Production',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Refund' }));
    expect(await screen.findByRole('dialog', { name: 'Refund Ravi Kumar' })).toBeInTheDocument();
  });
});

test('a batch whose learners did not load offers a retry', async () => {
  const { host } = openBatch('learners');
  host.http.on('GET', '/course-purchase/users/1', failure(500, 'Not now.'));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
});
