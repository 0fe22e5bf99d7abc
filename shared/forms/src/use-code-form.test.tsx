import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeField } from './code-field';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { codeSchema, useCodeForm } from './use-code-form';

const schema = codeSchema(6);
const refusal = (status: number, message: string) => ({ kind: 'ApiError', status, message });

interface PageProps {
  onVerify?: (code: string) => Promise<void>;
  onResend?: () => Promise<void>;
}

function Page({ onVerify = async () => {}, onResend = async () => {} }: PageProps) {
  const { form, verify, resend, label } = useCodeForm({ schema, resendAfterSeconds: 60, onVerify, onResend });
  return (
    <Form form={form} onSubmit={verify} aria-label="Code">
      <CodeField />
      <button type="button" onClick={() => void resend()}>
        {label}
      </button>
      <SubmitButton>Verify</SubmitButton>
    </Form>
  );
}

function show(props: PageProps = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  const code = screen.getByRole('textbox', { name: 'Code' });
  return {
    user,
    code,
    enter: async (digits: string) => {
      if (digits) await user.type(code, digits);
      await user.click(screen.getByRole('button', { name: 'Verify' }));
    },
  };
}

test.each([
  ['', 'Please enter the code'],
  ['417', 'The code has 6 digits'],
])('refuses the code %p', async (digits, message) => {
  const onVerify = jest.fn();
  const { code, enter } = show({ onVerify });
  await enter(digits);
  await waitFor(() => expect(code).toHaveAccessibleDescription(message));
  expect(onVerify).not.toHaveBeenCalled();
});

test('shows a refused code on its field and keeps the digits', async () => {
  const { code, enter } = show({ onVerify: () => Promise.reject(refusal(400, 'The code is wrong.')) });
  await enter('417209');
  await waitFor(() => expect(code).toHaveAccessibleDescription('The code is wrong.'));
  expect(code).toHaveValue('417209');
});

test('shows no error on the code field when the check itself failed', async () => {
  const { code, enter } = show({ onVerify: () => Promise.reject(refusal(0, 'No response from server.')) });
  await enter('417209');
  expect(await screen.findByText('No response from server.')).toBeInTheDocument();
  expect(code).not.toHaveAttribute('aria-invalid', 'true');
});

test('empties the field for a new code and reports one that could not be sent', async () => {
  const onResend = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(refusal(429, 'Too many codes.'));
  const { user, code } = show({ onResend });
  await user.type(code, '417209');
  await user.click(screen.getByRole('button', { name: /^Resend code/ }));
  await waitFor(() => expect(code).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: /^Resend code/ }));
  expect(await screen.findByText('Too many codes.')).toBeInTheDocument();
});
