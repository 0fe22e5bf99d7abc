import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { Form } from './form';
import { PhotoField, type PhotoFieldProps } from './photo-field';
import { useYupForm } from './use-yup-form';

const schema = object({ photo: string().defined() });
const maxBytes = 2 * 1024 * 1024;
const types = ['image/png', 'image/webp'];
const typeMessage = 'Please choose a PNG or WebP picture';
const picture = (size = 3) => new File([new Uint8Array(size)], 'me.png', { type: 'image/png' });
const input = () => screen.getByLabelText('Photo file');

function Page({ photo, upload }: { photo: string; upload: PhotoFieldProps['upload'] }) {
  const form = useYupForm(schema, { photo });
  return (
    <Form form={form} onSubmit={jest.fn()} aria-label="Profile">
      <PhotoField
        name="photo"
        label="Photo"
        displayName="Priya Nair"
        maxBytes={maxBytes}
        types={types}
        typeMessage={typeMessage}
        upload={upload}
      />
      <output>{form.watch('photo')}</output>
    </Form>
  );
}

function show(upload: PhotoFieldProps['upload'] = jest.fn(), photo = '') {
  const user = userEvent.setup();
  render(<Page photo={photo} upload={upload} />);
  return { user };
}

test('shows the upload progress and stores the address', async () => {
  let arrive = (_address: string) => {};
  const { user } = show((_file, onProgress) => {
    onProgress(0.42);
    return new Promise((resolve) => {
      arrive = resolve;
    });
  });
  await user.upload(input(), picture());
  expect(await screen.findByRole('button', { name: /Sending, 42%/ })).toBeInTheDocument();
  arrive('/media/me.png');
  expect(await screen.findByRole('button', { name: 'Change' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('/media/me.png');
});

test.each([
  ['no picture', new File(['x'], 'cv.pdf', { type: 'application/pdf' }), /PNG or WebP picture/],
  ['too large', picture(maxBytes + 1), 'Please choose a picture of at most 2 MB'],
])('a file that is %s is refused before it is sent', async (_what, file, message) => {
  const upload = jest.fn();
  show(upload);
  // Like a user who removed the file type filter of the dialog.
  fireEvent.change(input(), { target: { files: [file] } });
  expect(await screen.findByRole('group', { name: 'Photo' })).toHaveAccessibleDescription(message);
  expect(upload).not.toHaveBeenCalled();
});

test.each([
  ['says why', { kind: 'ApiError', status: 415, message: 'This is not a picture.' }, 'This is not a picture.'],
  ['has a sentence without one', new Error('gone'), 'The picture did not arrive. Please try again.'],
])('shows a refusal of the server %s and keeps the old photo', async (_what, refusal, message) => {
  const { user } = show(() => Promise.reject(refusal), '/media/old.png');
  await user.upload(input(), picture());
  expect(await screen.findByRole('group', { name: 'Photo' })).toHaveAccessibleDescription(message);
  expect(screen.getByRole('status')).toHaveTextContent('/media/old.png');
  expect(screen.getByRole('button', { name: 'Change' })).toBeInTheDocument();
});

test('can be removed', async () => {
  const { user } = show(undefined, '/media/old.png');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
