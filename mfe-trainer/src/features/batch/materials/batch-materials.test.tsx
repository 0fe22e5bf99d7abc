import type { MaterialWire } from '@kaksha/api-client/generated/wire';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { batch, course } from '@kaksha/testing/factories';
import { failure } from '@kaksha/testing/fake-http';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { screen, waitFor, within } from '@testing-library/react';
import { openBatch, taughtCourse } from '../fake-batch-page';

const path = '/classes/7/materials';
const material = (over: Partial<MaterialWire> = {}): MaterialWire => ({
  id: 1,
  batch_id: 7,
  kind: 'material',
  version: 1,
  title: 'Slides',
  session_day: null,
  visible_from: null,
  link: 'https://slides.example.com/1',
  file: null,
  ...over,
});
const recording = material({
  id: 2,
  kind: 'recording',
  title: 'First class',
  session_day: '2026-01-05',
  visible_from: '2026-01-06',
  link: null,
  file: { name: 'class.mp4', size: 3_500_000 },
});

const open = (materials: unknown = [material(), recording], courses: readonly CourseSummary[] = [taughtCourse()]) =>
  openBatch('materials', { answers: { materials }, courses });
const change = { day: '2026-01-05', action: 'move', toDay: '2026-01-10', toTime: '10:00', reason: 'Holiday' } as const;
const moved = batch({ id: 7, startDate: '2026-01-05', endDate: '2026-01-30', sessionChanges: [change] });
const list = async () => within(await screen.findByRole('list', { name: 'Materials and recordings' }));

test('names the day on which a moved class took place', async () => {
  await open([recording], [course({ batches: [moved] })]);
  expect(await (await list()).findByText(/Class of Saturday, 10 January/)).toBeInTheDocument();
});

test('lists materials and recordings with their class, file and day', async () => {
  await open();
  const shown = await list();
  expect(shown.getByText('slides.example.com · Whole batch')).toBeInTheDocument();
  expect(shown.getByText('Recording')).toBeInTheDocument();
  expect(
    shown.getByText(/^class\.mp4, 3\.3 MB · Class of Monday, 5 January · Visible from Tuesday, 6 January$/),
  ).toBeInTheDocument();
});

test('adds a link after its fields are checked', async () => {
  const { user, host } = await open([]);
  expect(await screen.findByText('This batch has no materials yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a material' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a material' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Title is required')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Reading list');
  await user.type(dialog.getByRole('textbox', { name: /^Link/ }), 'http://example.com');
  expect(await dialog.findByText('Please use a link that starts with https://')).toBeInTheDocument();
  await user.clear(dialog.getByRole('textbox', { name: /^Link/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Link/ }), 'https://example.com');
  host.http.on('POST', path, material({ title: 'Reading list' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect((await list()).getByText('Reading list')).toBeInTheDocument();
  expect(host.http.callsTo('POST', path)[0]?.body).toEqual({
    kind: 'material',
    title: 'Reading list',
    session_day: null,
    visible_from: null,
    link: 'https://example.com',
  });
});

test('uploads a file, and names the fault of one that cannot be taken', async () => {
  const { user, host } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Add a material' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a material' }));
  await user.click(dialog.getByRole('radio', { name: 'A file' }));
  await user.click(dialog.getByRole('radio', { name: 'Recording' }));
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'First class');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Please choose a file')).toBeInTheDocument();
  await user.upload(dialog.getByLabelText(/^File/), new File([], 'empty.pdf'));
  expect(await dialog.findByText('This file is empty')).toBeInTheDocument();
  await user.upload(dialog.getByLabelText(/^File/), new File(['%PDF-1.7'], 'notes.pdf'));
  host.http.on('POST', `${path}/files`, recording);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect((await list()).getByText('First class')).toBeInTheDocument();
  const body = host.http.callsTo('POST', `${path}/files`)[0]?.body;
  expect(body).toBeInstanceOf(FormData);
});

test('shows the storage that is left, refuses a file that needs more, and keeps the form of one that the server refuses', async () => {
  const use = { used_bytes: 4_000_000, quota_bytes: 5_000_000 };
  const { user, host } = await openBatch('materials', { answers: { materials: [], 'materials/storage-use': use } });
  expect(await screen.findByText('Files of all your courses: 3.8 MB of 4.8 MB used, 977 KB free')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a material' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a material' }));
  await user.click(dialog.getByRole('radio', { name: 'A file' }));
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'First class');
  await user.upload(dialog.getByLabelText(/^File/), new File([new Uint8Array(1_000_001)], 'notes.pdf'));
  expect(
    await dialog.findByText(/^There is no room for this file: .+ 977 KB free\. Please remove/),
  ).toBeInTheDocument();
  await user.upload(dialog.getByLabelText(/^File/), new File(['%PDF-1.7'], 'notes.pdf'));
  const refusal = 'There is no room for this file: 4.8 MB of 4.8 MB used, 0 bytes free.';
  host.http.on('POST', `${path}/files`, failure(413, refusal, { code: 'STORAGE_QUOTA', fields: { file: refusal } }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText(refusal)).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('First class');
  host.http.on('GET', `${path}/storage-use`, { used_bytes: 4_000_008, quota_bytes: 5_000_000 });
  host.http.on('POST', `${path}/files`, recording);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect((await list()).getByText('First class')).toBeInTheDocument();
  expect(host.http.callsTo('GET', `${path}/storage-use`)).toHaveLength(2);
});

test('orders, changes and removes materials', async () => {
  const { user, host } = await open();
  const shown = await list();
  host.http.on('PUT', `${path}/order`, [recording, material()]);
  host.http.on('GET', path, [recording, material()]);
  await user.click(shown.getByRole('button', { name: 'Move Slides down' }));
  await waitFor(() => expect(host.http.callsTo('PUT', `${path}/order`)[0]?.body).toEqual({ ids: [2, 1] }));
  host.http.on('PUT', `${path}/1`, material({ title: 'All slides' }));
  await user.click(shown.getByRole('button', { name: 'Change Slides' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change a material' }));
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), ' of the course');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await shown.findByText('All slides')).toBeInTheDocument();
  host.http.on('DELETE', `${path}/2`, { id: 2 });
  await user.click(shown.getByRole('button', { name: 'Remove First class' }));
  await user.click(await screen.findByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(shown.queryByText('First class')).not.toBeInTheDocument());
});

test('two quick presses move a material two places', async () => {
  const third = material({ id: 3, title: 'Reading list' });
  const { user, host } = await open([material(), recording, third]);
  const answers: (() => void)[] = [];
  host.http.on('PUT', `${path}/order`, ({ body: { ids } }: { body: { ids: number[] } }) => {
    const ordered = ids.flatMap((id) => [material(), recording, third].filter((each) => each.id === id));
    host.http.on('GET', path, ordered);
    return new Promise((resolve) => answers.push(() => resolve(ordered)));
  });
  const down = (await list()).getByRole('button', { name: 'Move Slides down' });
  await user.click(down);
  await user.click(down);
  expect(down).toHaveFocus();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  expect(host.http.callsTo('PUT', `${path}/order`).map(({ body }) => body)).toEqual([
    { ids: [2, 1, 3] },
    { ids: [2, 3, 1] },
  ]);
  await waitFor(() => expect(host.http.callsTo('GET', path)).toHaveLength(2));
  const titles = (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(titles).toEqual([/First class/, /Reading list/, /Slides/].map((title) => expect.stringMatching(title)));
});

test('says why the order was not saved', async () => {
  const { user, host } = await open();
  host.http.on('PUT', `${path}/order`, failure(409, 'The list has changed.'));
  await user.click((await list()).getByRole('button', { name: 'Move Slides down' }));
  await waitFor(() =>
    expect(host.notices[0]).toMatchObject({ title: 'The order was not saved', description: 'The list has changed.' }),
  );
});

const second = { record: 'material', call: ['PUT', `${path}/1`] as const };
type Change = (user: Awaited<ReturnType<typeof open>>['user'], fields: ReturnType<typeof within>) => Promise<void>;

/** Changes slides of a batch whose first class moved, after another tab saved `stored`. */
async function saveAfter(loaded: MaterialWire, stored: MaterialWire, change: Change) {
  const { user, host } = await open([loaded], [course({ batches: [moved] })]);
  answerSecondSave(host, { ...second, stored });
  await user.click((await list()).getByRole('button', { name: 'Change Slides' }));
  const fields = within(await screen.findByRole('dialog', { name: 'Change a material' }));
  await change(user, fields);
  await user.click(fields.getByRole('button', { name: 'Save' }));
  return host;
}
const ofTuesday: Change = async (user, fields) => {
  await fields.findByRole('option', { name: 'Tuesday, 6 January' });
  await user.selectOptions(fields.getByRole('combobox', { name: 'Class' }), 'Tuesday, 6 January');
};
const expectTuesday = () => expect(screen.getByRole('combobox', { name: 'Class' })).toHaveValue('2026-01-06');
const ofFirstClass = material({ session_day: '2026-01-05' });

testSecondSave('the class of a material, by the day to which it moved', {
  ...second,
  label: 'Class',
  shown: { mine: 'Tuesday, 6 January', theirs: 'Saturday, 10 January' },
  save: () => saveAfter(material(), ofFirstClass, ofTuesday),
  stored: ofFirstClass,
  sent: { mine: { session_day: '2026-01-06' }, theirs: { session_day: '2026-01-05' } },
  expectTyped: expectTuesday,
});

testSecondSave('a material that the other tab gave to the whole batch', {
  ...second,
  label: 'Class',
  shown: { mine: 'Tuesday, 6 January', theirs: 'Whole batch' },
  save: () => saveAfter(ofFirstClass, material(), ofTuesday),
  stored: material(),
  sent: { mine: { session_day: '2026-01-06' }, theirs: { session_day: null } },
  expectTyped: expectTuesday,
});

const later = material({ visible_from: '2026-01-08' });
testSecondSave('the day from which learners see a material', {
  ...second,
  label: 'Visible from',
  shown: { mine: 'At once', theirs: 'Thursday, 8 January' },
  save: () =>
    saveAfter(material({ visible_from: '2026-01-06' }), later, (user, fields) =>
      user.clear(fields.getByLabelText('Visible from')),
    ),
  stored: later,
  sent: { mine: { visible_from: null }, theirs: { visible_from: '2026-01-08' } },
  expectTyped: () => expect(screen.getByLabelText('Visible from')).toHaveValue(''),
});
