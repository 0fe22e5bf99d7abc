import type { Meta } from '@storybook/react-vite';
import { object, string } from 'yup';
import { Form } from './form';
import { FormButton } from './form-button';
import { useYupForm } from './use-yup-form';

const meta: Meta<typeof FormButton> = { component: FormButton };
export default meta;

const schema = object({ name: string().required() });

export function Cancel() {
  const form = useYupForm(schema, { name: '' });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="Name">
      <FormButton>Cancel</FormButton>
    </Form>
  );
}
