import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { number, object, string } from 'yup';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { type FormRules, useYupForm } from './use-yup-form';

interface Range {
  from: string;
  to: string;
}

const rules = object({
  from: string().required('Please enter the beginning'),
  to: string().test('order', 'The end is before the beginning', (to = '', { parent }) => parent.from <= to),
});

interface RangeFormProps {
  load?: FormRules;
  onSubmit: (values: Range) => void;
}

function RangeForm({ load = rules, onSubmit }: RangeFormProps) {
  const form = useYupForm<Range>(load, { from: '', to: '' });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="from" label="From" />
      <TextField name="to" label="To" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

test('a failed submit shows the messages of the rule and focuses the first invalid field', async () => {
  const onSubmit = jest.fn();
  render(<RangeForm onSubmit={onSubmit} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const from = screen.getByRole('textbox', { name: 'From' });
  await waitFor(() => expect(from).toHaveAccessibleDescription('Please enter the beginning'));
  expect(from).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'To' })).not.toHaveAccessibleDescription();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a field is validated on blur and then on change, and valid values are sent', async () => {
  const onSubmit = jest.fn();
  render(<RangeForm onSubmit={onSubmit} />);
  const user = userEvent.setup();
  const to = screen.getByRole('textbox', { name: 'To' });
  await user.type(screen.getByRole('textbox', { name: 'From' }), '12:00');
  await user.type(to, '11:00');
  expect(to).not.toHaveAccessibleDescription();
  await user.tab();
  await waitFor(() => expect(to).toHaveAccessibleDescription('The end is before the beginning'));
  await user.clear(to);
  await user.type(to, '13:00');
  expect(to).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ from: '12:00', to: '13:00' }));
});

test('rules can load with the first validation', async () => {
  const onSubmit = jest.fn();
  render(<RangeForm load={async () => rules} onSubmit={onSubmit} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const from = screen.getByRole('textbox', { name: 'From' });
  await waitFor(() => expect(from).toHaveAccessibleDescription('Please enter the beginning'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form whose rules do not load is sent, so that the API answers', async () => {
  const onSubmit = jest.fn();
  render(<RangeForm load={() => Promise.reject(new Error('no network'))} onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ from: '', to: '' }));
});

const numbers = object({
  to: number().when('$most', ([most], field) => field.typeError('Not a number').max(most, `At most ${most}`)),
});

function NumberForm({ onSubmit }: { onSubmit: (values: { to: string }) => void }) {
  const form = useYupForm(
    numbers,
    { to: '7' },
    { read: ({ to }) => ({ to: Number(to) }), context: () => ({ most: 5 }) },
  );
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="to" label="To" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

test('validates what is read of the values, in a context, and submits the values as typed', async () => {
  const onSubmit = jest.fn();
  render(<NumberForm onSubmit={onSubmit} />);
  const user = userEvent.setup();
  const to = screen.getByRole('textbox', { name: 'To' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(to).toHaveAccessibleDescription('At most 5'));
  await user.clear(to);
  await user.type(to, ' 4');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ to: ' 4' }));
});
