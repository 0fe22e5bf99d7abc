import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { CodeField } from './code-field';
import { Form, type FormProps } from './form';
import { FormButton } from './form-button';
import { SegmentedField } from './segmented-field';
import { SelectField } from './select-field';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { useYupForm } from './use-yup-form';

const schema = object({
  email: string().required('Email is required').email('Please enter a valid email address'),
  country: string().required('Country is required'),
  kind: string().required('Choose a kind'),
  code: string().default(''),
});

type Values = { email: string; country: string; kind: string; code: string };

type Handlers = Pick<FormProps<Values>, 'onSubmit' | 'onInvalid'>;

function Page({ onSubmit, onInvalid }: Handlers) {
  const form = useYupForm(schema, { email: '', country: '', kind: '', code: '' });
  return (
    <Form form={form} onSubmit={onSubmit} onInvalid={onInvalid} aria-label="Registration">
      <TextField name="email" label="Email" type="email" required />
      <SelectField name="country" label="Country" placeholder="Choose a country">
        <option value="IN">India</option>
      </SelectField>
      <SegmentedField
        name="kind"
        label="Kind"
        options={[
          { value: 'individual', label: 'Individual' },
          { value: 'institute', label: 'Institute' },
        ]}
      />
      <CodeField />
      <SubmitButton>Register</SubmitButton>
    </Form>
  );
}

function show(onSubmit: (values: Values) => void | Promise<void> = jest.fn()) {
  const user = userEvent.setup();
  render(<Page onSubmit={onSubmit} />);
  return {
    user,
    email: screen.getByRole('textbox', { name: 'Email' }),
    submit: () => user.click(screen.getByRole('button', { name: 'Register' })),
    fill: async () => {
      await user.type(screen.getByRole('textbox', { name: 'Email' }), 'priya@example.test');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'India');
      await user.click(screen.getByRole('radio', { name: 'Individual' }));
    },
  };
}

describe('a form', () => {
  it('submits values that the schema accepts', async () => {
    const onSubmit = jest.fn();
    const { fill, submit, user } = show(onSubmit);
    await fill();
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '417209');
    await submit();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        email: 'priya@example.test',
        country: 'IN',
        kind: 'individual',
        code: '417209',
      }),
    );
  });

  it('focuses the first invalid field and announces all errors', async () => {
    const onSubmit = jest.fn();
    const { submit, email } = show(onSubmit);
    await submit();
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Email is required');
    expect(screen.getByRole('radiogroup', { name: 'Kind' })).toHaveAccessibleDescription('Choose a kind');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '3 fields need your attention: Email is required; Country is required; Choose a kind',
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('reports an invalid submit to its page', async () => {
    const onInvalid = jest.fn();
    const user = userEvent.setup();
    render(<Page onSubmit={jest.fn()} onInvalid={onInvalid} />);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(onInvalid).toHaveBeenCalledTimes(1));
    expect(Object.keys(onInvalid.mock.calls[0]?.[0])).toEqual(['email', 'country', 'kind']);
  });

  it('validates a field on blur, not while typing', async () => {
    const { user, email } = show();
    await user.type(email, 'priya');
    expect(email).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'));
    await user.type(email, '@example.test');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
  });

  it('does not validate a field that loses focus to a button before the press is done', async () => {
    const { user, email } = show();
    await user.type(email, 'priya');
    const button = screen.getByRole('button', { name: 'Register' });
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(email).toHaveFocus();
    expect(email).not.toHaveAttribute('aria-invalid');
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'));
  });

  it('shows field errors of the server, with the focus', async () => {
    const refusal = { kind: 'ApiError', message: 'Please check the form', fields: { email: 'That address is taken' } };
    const { fill, submit, email } = show(() => Promise.reject(refusal));
    await fill();
    await submit();
    await waitFor(() => expect(email).toHaveAccessibleDescription('That address is taken'));
    expect(email).toHaveFocus();
    expect(screen.queryByText('Please check the form')).not.toBeInTheDocument();
  });

  it('shows other server errors above the form until the next submit', async () => {
    const onSubmit = jest
      .fn<Promise<void>, [Values]>()
      .mockRejectedValueOnce({ kind: 'ApiError', message: 'Too many codes. Try again in an hour.', fields: {} })
      .mockResolvedValueOnce();
    const { fill, submit } = show(onSubmit);
    await fill();
    await submit();
    expect(await screen.findByText('Too many codes. Try again in an hour.')).toBeVisible();
    await submit();
    await waitFor(() => expect(screen.queryByText('Too many codes. Try again in an hour.')).not.toBeInTheDocument());
  });

  it('hides internal errors behind a general message', async () => {
    const { fill, submit } = show(() => Promise.reject(new TypeError('x is undefined')));
    await fill();
    await submit();
    expect(await screen.findByText('Something went wrong. Please try again later.')).toBeVisible();
  });

  it('submits once for several presses', async () => {
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { fill, submit } = show(onSubmit);
    await fill();
    await submit();
    expect(await screen.findByRole('button', { name: 'Register', busy: true })).toBeInTheDocument();
    await submit();
    finish();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Register', busy: false })).toBeInTheDocument());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

function Note({ sent }: { sent: Promise<void> }) {
  const form = useYupForm(object({ text: string().default('') }), { text: 'Hello' });
  return (
    <Form form={form} onSubmit={() => sent} aria-label="Note">
      <SubmitButton>Save</SubmitButton>
      <FormButton>Cancel</FormButton>
    </Form>
  );
}

test('a further action of the form waits while the form is sent', async () => {
  let arrive = () => {};
  render(<Note sent={new Promise<void>((resolve) => (arrive = resolve))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  arrive();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
});
