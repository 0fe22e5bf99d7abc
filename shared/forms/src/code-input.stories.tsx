import { Controlled, States } from '@kaksha/testing/states';
import { Field } from '@kaksha/ui/field';
import type { Meta } from '@storybook/react-vite';
import { CodeInput } from './code-input';

const meta: Meta<typeof CodeInput> = { component: CodeInput };
export default meta;

export const AllStates = () => (
  <Controlled initial="417">
    {(value, onValueChange) => (
      <States
        of={{
          'half typed': (
            <Field label="Code">
              <CodeInput {...{ value, onValueChange }} />
            </Field>
          ),
          error: (
            <Field label="Wrong code" error="This code is wrong">
              <CodeInput value="417209" {...{ onValueChange }} />
            </Field>
          ),
          disabled: (
            <Field label="Sent code">
              <CodeInput value="4172" disabled {...{ onValueChange }} />
            </Field>
          ),
        }}
      />
    )}
  </Controlled>
);
