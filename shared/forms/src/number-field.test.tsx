import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { Form } from './form';
import { NumberField } from './number-field';
import { SubmitButton } from './submit-button';
import { useYupForm } from './use-yup-form';

const schema = object({
  fee: string()
    .defined()
    .test('number', 'Fee must be a number', (typed) => !Number.isNaN(Number(typed))),
});

function Page({ onSubmit }: { onSubmit: (values: { fee: string }) => void }) {
  const form = useYupForm(schema, { fee: '7' });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Fees">
      <NumberField name="fee" label="Fee" min={0} step={0.01} />
      <SubmitButton>Save</SubmitButton>
      <button type="button" onClick={() => form.reset({ fee: '12.5' })}>
        Restore
      </button>
    </Form>
  );
}

function show() {
  const onSubmit = jest.fn();
  render(<Page onSubmit={onSubmit} />);
  const input = screen.getByRole('spinbutton', { name: 'Fee' }) as HTMLInputElement;
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { onSubmit, input, save, user: userEvent.setup() };
}

test('submits the typed text', async () => {
  const { user, input, save, onSubmit } = show();
  await user.clear(input);
  await user.type(input, '99.50');
  await save();
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ fee: '99.50' }));
});

test('submits an empty text for an empty field', async () => {
  const { user, input, save, onSubmit } = show();
  await user.clear(input);
  await save();
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ fee: '' }));
});

test('does not treat invalid input as an empty field', async () => {
  const { input, save, onSubmit } = show();
  // Like a browser with '1e': shows the text and reports an empty value.
  Object.defineProperty(input, 'validity', { value: { badInput: true } });
  fireEvent.change(input, { target: { value: '' } });
  await save();
  await waitFor(() => expect(input).toHaveAccessibleDescription('Fee must be a number'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows a value that is set from outside', async () => {
  const { user, input } = show();
  await user.type(input, '77');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(input).toHaveValue(12.5);
});

test('the wheel over the focused number does not change it, and the focus stays', async () => {
  const { user, input } = show();
  await user.click(input);
  const canChange: boolean[] = [];
  // Browsers change the number after all listeners, unless the box is read-only.
  window.addEventListener('wheel', () => canChange.push(!input.readOnly), { once: true });
  expect(fireEvent.wheel(input, { deltaY: 120 })).toBe(true);
  expect(canChange).toEqual([false]);
  await waitFor(() => expect(input).not.toHaveAttribute('readonly'));
  expect(input).toHaveFocus();
  await user.type(input, '5');
  expect(input).toHaveValue(75);
});
