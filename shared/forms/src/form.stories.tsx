import { States } from '@kaksha/testing/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { screen, userEvent } from 'storybook/test';
import { object, string } from 'yup';
import { BillingFields } from './billing-fields';
import { CheckboxField } from './checkbox-field';
import { CodeField } from './code-field';
import { Form } from './form';
import { NumberField } from './number-field';
import { PhotoField } from './photo-field';
import { RadioField } from './radio-field';
import { SegmentedField } from './segmented-field';
import { SelectField } from './select-field';
import { StarField } from './star-field';
import { SubmitButton } from './submit-button';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';
import { useYupForm } from './use-yup-form';

const meta: Meta<typeof Form> = { component: Form };
export default meta;

const schema = object({ email: string().required('Email is required').email('Please enter a valid email address') });

/** Accepts an email address only. */
function Subscription({ onSubmit, children }: { onSubmit: () => void | Promise<void>; children?: ReactNode }) {
  const form = useYupForm(schema, { email: '' });
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      aria-label="Subscription"
      style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}
    >
      <TextField name="email" label="Email" required />
      {children}
      <SubmitButton>Subscribe</SubmitButton>
    </Form>
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

export const Empty = () => <Subscription onSubmit={() => {}} />;

export const Invalid: StoryObj = {
  render: () => <Subscription onSubmit={() => {}} />,
  play: async () => {
    await submit();
    await screen.findByText('Email is required');
  },
};

export const Refused: StoryObj = {
  render: () => (
    <Subscription
      onSubmit={() => {
        throw new Error('the server refuses it');
      }}
    />
  ),
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'priya@example.test');
    await submit();
    await screen.findByText(/went wrong/);
  },
};

export const Submitting: StoryObj = {
  render: () => <Subscription onSubmit={() => new Promise(() => {})} />,
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'priya@example.test');
    await submit();
  },
};

const kinds = [
  { value: 'individual', label: 'Individual' },
  { value: 'institute', label: 'Institute' },
];

function AllFields() {
  const form = useYupForm(object({}), {
    name: 'Kubernetes in Production',
    about: 'Run a cluster.',
    language: '',
    fee: '15000',
    terms: true,
    kind: 'institute',
    mode: 'individual',
    code: '41',
    stars: 4,
    photo: '',
  });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="Fields" style={{ maxInlineSize: 480 }}>
      <States
        of={{
          text: <TextField name="name" label="Course name" required hint="At most 60 characters" />,
          'text area': <TextAreaField name="about" label="About" />,
          select: (
            <SelectField name="language" label="Language" placeholder="Choose a language">
              <option value="en">English</option>
            </SelectField>
          ),
          number: <NumberField name="fee" label="Fee" start={<span>₹</span>} />,
          checkbox: <CheckboxField name="terms" label="I accept the terms" />,
          radio: <RadioField name="kind" label="Register as" options={kinds} />,
          segmented: <SegmentedField name="mode" label="Kind" options={kinds} />,
          code: <CodeField />,
          stars: <StarField name="stars" label="Your rating" />,
          photo: (
            <PhotoField
              name="photo"
              label="Photo"
              displayName="Ananya Raghavan"
              maxBytes={5 * 1024 * 1024}
              types={['image/png', 'image/jpeg']}
              typeMessage="Please choose a PNG or JPG picture"
              upload={async () => ''}
            />
          ),
          submit: <SubmitButton>Save</SubmitButton>,
          'dangerous submit': <SubmitButton danger>Delete</SubmitButton>,
        }}
      />
    </Form>
  );
}

export const Fields = () => <AllFields />;

function Billing() {
  const form = useYupForm(object({}), { name: '', address: '', state: '', gstin: '' });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="Billing" style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      <BillingFields states={[['29', 'Karnataka']]} limits={{ name: 100, address: 300 }} gstinHint="15 characters" />
    </Form>
  );
}

export const BillingDetails = () => <Billing />;
