import { builtInHeader, builtInPictureNotice } from '@kaksha/domain/built-in-writer';
import { pictureTypes } from '@kaksha/domain/pictures';
import { failure, pending, picture } from '@kaksha/testing/fake-http';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { field, openWizard, sendPicture, storedPicture, wizardHost } from '../../fake-wizard';
import { cropImage } from './crop-image';

// jsdom has no canvas.
jest.mock('./crop-image', () => ({ cropImage: jest.fn(async () => new Blob(['part'], { type: 'image/png' })) }));

const uploadPath = '/api/images/upload';
const group = () => screen.getByRole('group', { name: 'Thumbnail' });
const shown = () => screen.findByRole('img', { name: 'Thumbnail of the course' });
const press = (name: string) => screen.getByRole('button', { name });
const titles = ({ host }: Awaited<ReturnType<typeof open>>) => host.notices.map(({ title }) => title);

async function open(host = wizardHost()) {
  const wizard = openWizard(undefined, host);
  await screen.findByRole('heading', { level: 1, name: 'Create New Course' });
  return wizard;
}
function uploading() {
  const host = wizardHost();
  host.http.on('POST', uploadPath, storedPicture);
  return host;
}

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

test('uploads and shows a chosen picture', async () => {
  const { user, host } = await open(uploading());
  await sendPicture(user);
  expect(await shown()).toHaveAttribute('src', '/backend/media/cover-960.webp');
  const body = host.http.callsTo('POST', uploadPath)[0]?.body as FormData;
  expect(body.get('purpose')).toBe('thumbnail');
  expect(body.get('image')).toBeInstanceOf(Blob);
});

test.each([
  ['a PDF', { type: 'application/pdf' }, 'Please choose a PNG, JPG, GIF, WebP or AVIF picture'],
  [
    'more than 10 MB',
    { bytes: 10 * 1024 * 1024 + 1 },
    'This picture is larger than 10 MB. Please choose a smaller one.',
  ],
  ['an empty file', { bytes: 0 }, 'This file is empty. Please choose another one.'],
])('rejects %s with a message and without a request', async (_, file, message) => {
  const { user, host } = await open();
  // The browser's file type filter does not apply to dropped files.
  screen.getByLabelText('Thumbnail picture').removeAttribute('accept');
  await sendPicture(user, file);
  await waitFor(() => expect(group()).toHaveAccessibleDescription(message));
  expect(host.http.callsTo('POST', uploadPath)).toEqual([]);
});

test.each(pictureTypes)('takes %s, as the server does', async (type) => {
  const { user, host } = await open(uploading());
  await sendPicture(user, { type });
  await shown();
  expect(host.http.callsTo('POST', uploadPath)).toHaveLength(1);
});

test('uploads a dropped picture', async () => {
  await open(uploading());
  const files = [new File(['x'], 'cover.png', { type: 'image/png' })];
  fireEvent.drop(group().querySelector('div')!, { dataTransfer: { files } });
  await shown();
});

test("shows the upload's progress, and cancelling it shows no notice", async () => {
  const host = wizardHost();
  host.http.on('POST', uploadPath, pending);
  const wizard = await open(host);
  await sendPicture(wizard.user);
  expect(await screen.findByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '0');
  expect(screen.getByText('Sending the picture…')).toBeInTheDocument();
  await wizard.user.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
  expect(screen.queryByRole('progressbar', { name: 'Upload' })).not.toBeInTheDocument();
  expect(press('Upload')).toBeInTheDocument();
  expect(titles(wizard)).toEqual([]);
});

test('shows a failed upload, and Retry uploads it again', async () => {
  const host = wizardHost();
  const answers: unknown[] = [failure(415, 'This is not a picture.')];
  host.http.on('POST', uploadPath, () => answers.shift() ?? storedPicture);
  const wizard = await open(host);
  await sendPicture(wizard.user);
  await waitFor(() => expect(titles(wizard)).toEqual(['Failed to upload image. Please try again.']));
  expect(host.notices[0]?.description).toBe('This is not a picture.');
  act(() => host.notices[0]?.action?.onClick());
  await shown();
});

test('removes the picture', async () => {
  const { user } = await open(uploading());
  await sendPicture(user);
  await shown();
  await user.click(press('Remove thumbnail'));
  expect(screen.queryByRole('img', { name: 'Thumbnail of the course' })).not.toBeInTheDocument();
  expect(press('Upload')).toHaveFocus();
});

test('crops the picture in the ratio 3:2', async () => {
  const { user, host } = await open(uploading());
  await sendPicture(user);
  await shown();
  await user.click(press('Crop'));
  await screen.findByRole('dialog', { name: 'Crop the thumbnail' });
  const whole = screen.getByRole('img', { name: 'What was chosen' });
  Object.defineProperties(whole, { width: { value: 600 }, height: { value: 600 } });
  fireEvent.load(whole);
  await user.click(press('Use this part'));
  await waitFor(() => expect(host.http.callsTo('POST', uploadPath)).toHaveLength(2));
  const [, part, type] = jest.mocked(cropImage).mock.calls[0]!;
  expect(part).toMatchObject({ unit: '%', x: 0, width: 100 });
  expect(part.height).toBeCloseTo(66.7, 0);
  expect(type).toBe('image/png');
});

describe('a generated thumbnail', () => {
  function drawing() {
    const host = uploading();
    host.http.on('POST', '/ai/image', picture());
    return host;
  }

  test('requires a course name', async () => {
    const wizard = await open(drawing());
    await wizard.user.click(press('Generate with AI'));
    expect(titles(wizard)).toEqual(['Please enter a course name first to generate an image']);
    expect(field('Course name')).toHaveFocus();
  });

  test('requires a course name that is not blank', async () => {
    const wizard = await open(drawing());
    await wizard.user.type(field('Course name'), '  ');
    await wizard.user.click(press('Generate with AI'));
    expect(titles(wizard)).toEqual(['Course name is required']);
  });

  test('is generated from the typed values, uploaded and shown', async () => {
    const wizard = await open(drawing());
    await wizard.user.type(field('Course name'), 'Site Reliability');
    await wizard.user.click(press('Generate with AI'));
    await shown();
    expect(wizard.host.http.callsTo('POST', '/ai/image')[0]?.body).toMatchObject({ course_name: 'Site Reliability' });
    await waitFor(() => expect(titles(wizard)).toEqual(['AI-generated thumbnail created successfully!']));
    expect(wizard.host.notices[0]?.description).toBeUndefined();
  });

  test('does not claim to be AI-generated when no model drew it', async () => {
    const host = uploading();
    host.http.on('POST', '/ai/image', picture(undefined, { [builtInHeader]: 'true' }));
    const wizard = await open(host);
    await wizard.user.type(field('Course name'), 'Site Reliability');
    await wizard.user.click(press('Generate with AI'));
    await waitFor(() => expect(titles(wizard)).toEqual(['A cover was drawn']));
    expect(wizard.host.notices[0]?.description).toBe(builtInPictureNotice);
  });

  test('shows that it is being generated and can be cancelled', async () => {
    const host = uploading();
    host.http.on('POST', '/ai/image', pending);
    const wizard = await open(host);
    await wizard.user.type(field('Course name'), 'Site Reliability');
    await wizard.user.click(press('Generate with AI'));
    expect(await screen.findByText('Drawing the picture…')).toBeInTheDocument();
    await wizard.user.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
    expect(press('Generate with AI')).toBeInTheDocument();
    expect(titles(wizard)).toEqual([]);
  });

  test('shows why it could not be generated', async () => {
    const host = uploading();
    const reason = 'All free AI image generation services are currently unavailable. Please try again later.';
    host.http.on('POST', '/ai/image', failure(502, reason, { code: 'AI_UNAVAILABLE' }));
    const wizard = await open(host);
    await wizard.user.type(field('Course name'), 'Site Reliability');
    await wizard.user.click(press('Generate with AI'));
    await waitFor(() => expect(titles(wizard)).toEqual([`Failed to generate AI image: ${reason}`]));
  });
});
