import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { useRuleForm } from './use-rule-form';

interface Range {
  from: string;
  to: string;
}

const errorsOf = ({ from, to }: Range) => ({
  from: from === '' ? 'Please enter the beginning' : undefined,
  to: from > to ? 'The end is before the beginning' : undefined,
});

function RangeForm({ onSubmit }: { onSubmit: (values: Range) => void }) {
  const form = useRuleForm<Range>(errorsOf, { from: '', to: '' });
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
