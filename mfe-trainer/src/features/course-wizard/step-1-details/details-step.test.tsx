import { failure } from '@kaksha/testing/fake-http';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  addPath,
  draftCourse,
  editPath,
  field,
  fillDetails,
  openWizard,
  saveButton,
  sendPicture,
  storedPicture,
  updatePath,
  wizardHost,
} from '../fake-wizard';

const draft = draftCourse();
const titles = ({ host }: { host: ReturnType<typeof wizardHost> }) => host.notices.map(({ title }) => title);
const select = (name: string) => screen.getByRole('combobox', { name });
const opened = () => screen.findByRole('heading', { level: 1, name: 'Create New Course' });

beforeEach(() => localStorage.clear());

test('shows the four sections of step 1 with their fields and defaults', async () => {
  openWizard();
  await opened();
  const form = within(screen.getByRole('form', { name: 'Course details' }));
  const sections = form.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections).toEqual(['Basic Information', 'Course Details', 'Course Content', 'Trainer Details']);
  expect(select('Mode')).toHaveValue('Online');
  expect(screen.getByRole('radio', { name: 'Beginner' })).toBeChecked();
  expect(screen.getByRole('spinbutton', { name: 'Discount, %' })).toHaveValue(0);
  expect(screen.getByRole('spinbutton', { name: 'Fee in ₹' })).toHaveAttribute('step', '0.01');
  expect(screen.getByRole('spinbutton', { name: 'Fee in ₹' })).toHaveAttribute('min', '0');
  for (const name of ['Fee in ₹', 'Fee in $']) {
    expect(screen.getByRole('spinbutton', { name })).toHaveValue(null);
    expect(screen.getByRole('spinbutton', { name })).toHaveAttribute('placeholder', '7');
  }
  expect(field('Trainer contact')).toHaveAccessibleDescription('10 digits, +91 is added');
  expect(screen.getByRole('spinbutton', { name: 'Discount, %' })).toHaveAttribute('max', '100');
  expect(select('Chat platform')).toHaveValue('whatsapp');
  expect(field('Chat link')).toHaveValue('https://wa.me/');
  expect(screen.getByRole('button', { name: 'Save & Continue' })).toBeInTheDocument();
  expect(screen.getByText('PNG, JPG up to 10MB')).toBeInTheDocument();
  expect(screen.getByText('Size : 300 × 200')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'This is a demo course' })).not.toBeChecked();
});

test('an empty form shows the message of every required field and a notice', async () => {
  const wizard = openWizard();
  await opened();
  await wizard.user.selectOptions(select('Mode'), '');
  await wizard.user.click(saveButton());
  const needs: [HTMLElement, string][] = [
    [field('Course name'), 'Course name is required'],
    [select('Mode'), 'Course mode is required'],
    [select('Language'), 'Language is required'],
    [field('Description'), 'Course description is required'],
    [field('Prerequisites'), 'Prerequisites are required (write "None" if no prerequisites)'],
    [field('Objectives'), 'Learning objectives are required'],
    [field('Trainer contact'), 'Trainer contact is required'],
    [field('Trainer email'), 'Trainer email is required'],
    [screen.getByRole('group', { name: 'Thumbnail' }), 'Course thumbnail is required'],
  ];
  for (const [control, message] of needs) {
    await waitFor(() => expect(control).toHaveAccessibleDescription(message));
  }
  expect(field('Course name')).toHaveFocus();
  expect(select('Category')).toBeValid();
  expect(titles(wizard)).toEqual(['Please fill in all required fields']);
  expect(wizard.host.http.callsTo('POST', addPath)).toEqual([]);
});

test('shows an invalid phone number and e-mail address at their fields and as notices', async () => {
  const wizard = openWizard();
  const { user } = wizard;
  await opened();
  await fillDetails(user);
  await user.clear(field('Trainer contact'));
  await user.type(field('Trainer contact'), '98450');
  await user.type(field('Trainer email'), ' home');
  await user.click(saveButton());
  await waitFor(() =>
    expect(field('Trainer contact')).toHaveAccessibleDescription('Phone number must be exactly 10 digits'),
  );
  expect(field('Trainer email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(titles(wizard)).toEqual([
    'Please fill in all required fields',
    'Phone number must be exactly 10 digits',
    'Please enter a valid email address',
  ]);
});

test.each([
  ['Discount, %', '120', 'Discount must be a number between 0 and 100'],
  ['Discount, %', '-1', 'Discount must be a number between 0 and 100'],
  ['Fee in ₹', '-5', 'Fee must be a number between 0 and 1,00,00,000'],
  ['Fee in ₹', '0.5', 'Fee must be 0 or at least ₹1'],
  ['Fee in $', '20000000', 'Fee must be a number between 0 and 1,00,00,000'],
])('rejects %s of %s', async (name, typed, message) => {
  const { user } = openWizard();
  await opened();
  const box = screen.getByRole('spinbutton', { name });
  await user.clear(box);
  await user.type(box, typed);
  await user.tab();
  await waitFor(() => expect(box).toHaveAccessibleDescription(message));
});

test('rejects a discount that leaves too little of the fee to be paid', async () => {
  const { user } = openWizard();
  await opened();
  await user.type(screen.getByRole('spinbutton', { name: 'Fee in $' }), '1');
  const discount = screen.getByRole('spinbutton', { name: 'Discount, %' });
  await user.clear(discount);
  await user.type(discount, '50');
  await user.tab();
  const message = 'Discount must leave at least $1 to pay, or be 100% for a free course';
  await waitFor(() => expect(discount).toHaveAccessibleDescription(message));
});

test('keeps the typed link of each chat platform and saves the chosen one', async () => {
  const host = wizardHost(draft);
  host.http.on('PATCH', updatePath(9), authoredCourseWire(draft));
  const { user } = openWizard(editPath(9, '?step=1'), host);
  await opened();
  expect(field('Chat link')).toHaveValue('https://wa.me/919800000000');
  await user.selectOptions(select('Chat platform'), 'Telegram');
  expect(field('Chat link')).toHaveValue('https://t.me/');
  await user.type(field('Chat link'), 'asha');
  await user.selectOptions(select('Chat platform'), 'WhatsApp');
  expect(field('Chat link')).toHaveValue('https://wa.me/919800000000');
  await user.selectOptions(select('Chat platform'), 'Telegram');
  expect(field('Chat link')).toHaveValue('https://t.me/asha');
  await user.click(saveButton());
  await waitFor(() => expect(host.http.callsTo('PATCH', updatePath(9))).toHaveLength(1));
  expect(host.http.callsTo('PATCH', updatePath(9))[0]?.body).toMatchObject({ trainer_chat: 'https://t.me/asha' });
});

test('rejects a chat link of another platform', async () => {
  const { user } = openWizard();
  await opened();
  await user.clear(field('Chat link'));
  await user.type(field('Chat link'), 'https://evil.test/me');
  await user.tab();
  await waitFor(() =>
    expect(field('Chat link')).toHaveAccessibleDescription('Please paste a link to WhatsApp that begins with https://'),
  );
});

test('the trainer section closes, keeps its values, and opens when a field in it is invalid', async () => {
  const { user } = openWizard();
  await opened();
  const toggle = screen.getByRole('button', { name: 'Trainer Details' });
  await user.type(field('Trainer email'), 'ananya');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox', { name: 'Trainer email' })).not.toBeInTheDocument();
  await user.click(saveButton());
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
  expect(field('Trainer email')).toHaveValue('ananya');
});

test('focuses the first invalid field of a closed trainer section', async () => {
  const { user } = openWizard(editPath(9, '?step=1'), wizardHost(draftCourse({ trainerContact: '12' })));
  await opened();
  await user.click(screen.getByRole('button', { name: 'Trainer Details' }));
  await user.click(saveButton());
  await waitFor(() => expect(field('Trainer contact')).toHaveFocus());
});

test('fills empty contact fields from the account', async () => {
  const host = wizardHost();
  host.session.setUser({ ...host.session.get().user!, contactNo: '9812345678' });
  const { user } = openWizard(undefined, host);
  await opened();
  await user.click(screen.getByRole('button', { name: 'Use the contact details of my account' }));
  expect(field('Trainer contact')).toHaveValue('9812345678');
  expect(field('Trainer email')).toHaveValue('trainer@kaksha.test');
});

test('saves a new course and opens step 2', async () => {
  const host = wizardHost(draft);
  host.http.on('POST', '/api/images/upload', storedPicture);
  host.http.on('POST', addPath, authoredCourseWire(draft));
  const wizard = openWizard(undefined, host);
  const { user } = wizard;
  await opened();
  await fillDetails(user);
  await sendPicture(user);
  await screen.findByRole('img', { name: 'Thumbnail of the course' });
  await user.click(saveButton());
  await waitFor(() => expect(wizard.address()).toBe(editPath(9, '?step=2')));
  expect(host.http.callsTo('POST', addPath)[0]?.body).toMatchObject({
    course_name: 'Site Reliability',
    category_id: 1,
    sub_category_id: null,
    thumbnail: '/backend/media/cover-960.webp',
    mode: 'Online',
    language_id: 1,
    difficulty_level: 'Beginner',
    fee: null,
    fee_usd: null,
    discount: 0,
    is_demo: false,
    trainer_chat: '',
    trainer_contact: '9845012786',
    trainer_email: 'ananya@kaksha.test',
    trainer_id: 3,
    created_by: 6,
    modified_by: 6,
  });
  expect(titles(wizard)).toEqual(['Course details saved successfully!', 'Course Details step completed successfully!']);
  expect(host.notices[1]?.duration).toBe(3000);
});

test('saves a course without a category, which only publishing needs, and opens step 2', async () => {
  const uncategorised = draftCourse({ category: { ...draft.category, id: 0 }, subcategory: null });
  const host = wizardHost(uncategorised);
  host.http.on('PATCH', updatePath(9), authoredCourseWire(uncategorised));
  const wizard = openWizard(editPath(9, '?step=1'), host);
  await opened();
  expect(select('Category')).not.toBeRequired();
  expect(select('Category')).toHaveAccessibleDescription('Publishing needs a category');
  await wizard.user.type(field('Course name'), ' II');
  await wizard.user.click(saveButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Course Timings' })).toBeInTheDocument();
  expect(wizard.address()).toBe(editPath(9, '?step=2'));
  expect(host.http.callsTo('PATCH', updatePath(9))[0]?.body).toMatchObject({ category_id: null });
});

test('shows that the course is being saved', async () => {
  const host = wizardHost(draft);
  let answer = (_: unknown) => {};
  host.http.on('PATCH', updatePath(9), () => new Promise((resolve) => (answer = resolve)));
  const wizard = openWizard(editPath(9, '?step=1'), host);
  await opened();
  await wizard.user.click(saveButton());
  await waitFor(() => expect(titles(wizard)).toEqual(['Saving course details...']));
  expect(saveButton()).toHaveAttribute('aria-busy', 'true');
  answer(authoredCourseWire(draft));
  await waitFor(() => expect(titles(wizard)).toContain('Course details saved successfully!'));
});

test('saves an edited course with the version that was edited', async () => {
  const host = wizardHost(draft);
  host.http.on('PATCH', updatePath(9), authoredCourseWire({ ...draft, version: 4 }));
  const wizard = openWizard(editPath(9, '?step=1'), host);
  await opened();
  await wizard.user.type(field('Course name'), ' II');
  await wizard.user.click(saveButton());
  await waitFor(() => expect(wizard.address()).toBe(editPath(9, '?step=2')));
  expect(host.http.callsTo('PATCH', updatePath(9))[0]?.body).toMatchObject({
    course_name: 'Kubernetes in Production II',
    version: 3,
    stage: 1,
  });
});

test("shows the server's field errors at their fields and keeps the typed values", async () => {
  const host = wizardHost(draft);
  const fields = { video_url: 'This video is private' };
  host.http.on('PATCH', updatePath(9), failure(400, 'This video is private.', { fields }));
  const wizard = openWizard(editPath(9, '?step=1'), host);
  await opened();
  await wizard.user.type(field('Video link'), 'https://youtu.be/abc');
  await wizard.user.click(saveButton());
  await waitFor(() => expect(field('Video link')).toHaveAccessibleDescription('This video is private'));
  expect(field('Video link')).toHaveFocus();
  expect(titles(wizard)).toEqual(['Failed to save course details. Please try again.']);
  expect(field('Video link')).toHaveValue('https://youtu.be/abc');
});

test('shows a failure without a response, and the next try saves', async () => {
  const host = wizardHost(draft);
  const answers: unknown[] = [new Error('cable cut')];
  host.http.on('PATCH', updatePath(9), () => answers.shift() ?? authoredCourseWire(draft));
  const wizard = openWizard(editPath(9, '?step=1'), host);
  await opened();
  await wizard.user.type(field('Course name'), ' II');
  await wizard.user.click(saveButton());
  expect(await screen.findByText('No response from server. Please check your connection.')).toBeInTheDocument();
  expect(titles(wizard)).toEqual(['An error occurred while saving the course.']);
  expect(field('Course name')).toHaveValue('Kubernetes in Production II');
  await wizard.user.click(saveButton());
  await waitFor(() => expect(wizard.address()).toBe(editPath(9, '?step=2')));
});

test('Cancel goes back one page', async () => {
  const wizard = openWizard('/elsewhere');
  await act(() => wizard.router.navigate('/patron/basicdetails/courses/create'));
  await opened();
  await wizard.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
});

test('Cancel in a tab opened by a link opens the course list', async () => {
  const { user, address } = openWizard();
  await opened();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/patron/basicdetails/courses/allcourses?tab=pending'));
});

test('shows an error to a user without a trainer account', async () => {
  const host = wizardHost(draft);
  const wizard = openWizard(editPath(9, '?step=1'), host);
  await opened();
  act(() => host.session.setUser({ ...host.session.get().user!, isAdmin: true, trainerId: null }));
  await wizard.user.click(saveButton());
  await waitFor(() => expect(titles(wizard)).toEqual(['Trainer ID is missing. Please log in again.']));
  expect(host.http.callsTo('PATCH', updatePath(9))).toEqual([]);
});

test('beside the fee stands what the platform keeps of it', async () => {
  const { user } = openWizard();
  expect(
    await screen.findByText('Free to list, 10% when you sell. A learner pays ₹5,000: you get ₹4,500.'),
  ).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Fee in ₹/), '1000');
  await user.type(screen.getByLabelText(/^Discount/), '20');
  expect(screen.getByText('Free to list, 10% when you sell. A learner pays ₹800: you get ₹720.')).toBeInTheDocument();
});
