import type { Batch } from '@kaksha/domain/catalogue';
import { batch, course } from '@kaksha/testing/factories';
import type { FakeCall } from '@kaksha/testing/fake-http';
import { ownCourseWire } from '@kaksha/testing/wire/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { openHome } from './fake-home';

const soon = (own: Partial<Batch> = {}) =>
  batch({
    id: 7,
    startDate: '2026-01-05',
    startTime: '12:10',
    endTime: '13:10',
    learners: 27,
    meeting: 'link',
    ...own,
  });
const own = (one: Batch) => course({ trainer: { ...course().trainer, id: 3 }, batches: [one] });
const panel = async () => within(await screen.findByRole('region', { name: 'Your class' }));

test('starts with one press, ten minutes before', async () => {
  const tab = { opener: {}, location: { assign: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { host, user } = openHome({ published: [own(soon())] });
  host.http.on('POST', '/classes/7/join', {
    url: 'https://meet.jit.si/room',
    provider: 'Jitsi',
    session: { date: '2026-01-15', starts_at: '2026-01-15T06:40:00Z', ends_at: '2026-01-15T07:40:00Z' },
  });
  expect((await panel()).getByText('Starts in 10 min')).toBeInTheDocument();
  expect((await panel()).getByText('12:10–1:10 PM IST · 27 learners')).toBeInTheDocument();
  await user.click((await panel()).getByRole('button', { name: 'Start class' }));
  await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('https://meet.jit.si/room'));
});

test('it comes before the other actions of the page, and has the one main button', async () => {
  openHome({ published: [own(soon())] });
  const start = (await panel()).getByRole('button', { name: 'Start class' });
  const create = screen.getByRole('link', { name: '+ Create New Course' });
  expect(start.compareDocumentPosition(create) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(start).toHaveClass('accent');
  expect(create).toHaveClass('outline');
});

test('of two classes only the next one has the main button', async () => {
  const later = soon({ id: 8, startTime: '12:14', endTime: '13:14' });
  openHome({ published: [{ ...own(soon()), batches: [later, soon()] }] });
  const starts = (await panel()).getAllByRole('button', { name: 'Start class' });
  expect(starts.map(({ className }) => /accent|outline/.exec(className)?.[0])).toEqual(['accent', 'outline']);
});

test('in a classroom the check-in is the main button', async () => {
  openHome({ published: [own(soon({ mode: 'Classroom(Offline)', area: 'Pune' }))] });
  expect((await panel()).getByRole('link', { name: 'Check-in' })).toHaveClass('accent');
});

test('the card and the tile of the next class count the same time', async () => {
  openHome({ published: [own(soon())] });
  expect((await panel()).getByText('Starts in 10 min')).toBeInTheDocument();
  const counts = within(await screen.findByRole('region', { name: 'Counts' }));
  expect(counts.getByText('Next class').parentElement).toHaveTextContent(/in 10 min$/);
});

test('while it goes on, the heading names it and not the class of tomorrow', async () => {
  openHome({ published: [own(soon({ startTime: '11:30', endTime: '12:30' }))] });
  expect(await screen.findByRole('heading', { level: 1, name: 'You teach now' })).toBeInTheDocument();
  expect((await panel()).getByText('On now')).toBeInTheDocument();
  expect((await panel()).getByRole('button', { name: 'Start class' })).toBeEnabled();
});

test('says from when on it can be started, as long as it cannot', async () => {
  openHome({ published: [own(soon({ startTime: '12:45', endTime: '13:45' }))] });
  expect((await panel()).getByRole('button', { name: 'Start class' })).toBeDisabled();
  expect((await panel()).getByText('From 12:30 PM IST')).toBeInTheDocument();
});

test('without a link the trainer adds one there, and it is the first task', async () => {
  const { user, host } = openHome({ published: [own(soon({ meeting: 'none' }))] });
  host.http.on('GET', '/classes/7/meeting', {
    batch_id: 7,
    url: null,
    provider: null,
    is_on_demand: false,
    version: 1,
  });
  const tasks = within(await screen.findByRole('region', { name: 'What to do next' }));
  expect(tasks.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('No meeting link yet');
  expect((await panel()).getByText('No link yet')).toBeInTheDocument();
  expect((await panel()).queryByRole('button', { name: 'Start class' })).not.toBeInTheDocument();
  await user.click((await panel()).getByRole('button', { name: 'Add link' }));
  expect(await screen.findByRole('dialog', { name: 'Meeting link' })).toBeInTheDocument();
});

test('a trainer who teaches for an institute sees it and the batch, not how to create a first course', async () => {
  const { host } = openHome({});
  const taught = course({ batches: [soon({ meeting: 'none' })], trainer: { ...course().trainer, id: 8 } });
  host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', ({ params }: FakeCall) =>
    params.course_status === 'teaching' ? [ownCourseWire(taught)] : [],
  );
  expect((await panel()).getByText('The institute adds it')).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Your batches' })).toBeInTheDocument();
  expect(screen.queryByText('Teach your first course')).not.toBeInTheDocument();
  expect(screen.queryByText('No meeting link yet')).not.toBeInTheDocument();
});

test('who teaches for an institute only is neither asked how to be paid nor shown sales', async () => {
  const { host } = openHome({ configured: false });
  const taught = course({ batches: [soon()], trainer: { ...course().trainer, id: 8 } });
  host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', ({ params }: FakeCall) =>
    params.course_status === 'teaching' ? [ownCourseWire(taught)] : [],
  );
  const counts = within(await screen.findByRole('region', { name: 'Counts' }));
  expect(counts.getAllByRole('term')).toHaveLength(5);
  expect(counts.queryByText(/^Sales/)).not.toBeInTheDocument();
  const tasks = within(await screen.findByRole('region', { name: 'What to do next' }));
  expect(await tasks.findByText('Tell learners where to find help')).toBeInTheDocument();
  expect(tasks.queryByText('Choose how you are paid')).not.toBeInTheDocument();
});
