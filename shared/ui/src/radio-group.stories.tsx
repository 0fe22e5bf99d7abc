import { Controlled, States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { ChoiceGroup } from './choice-group';
import { RadioGroup } from './radio-group';

const meta: Meta<typeof RadioGroup> = { component: RadioGroup };
export default meta;

const options = [
  { value: 'individual', label: 'Individual', hint: 'You teach yourself' },
  { value: 'institute', label: 'Institute', hint: 'Your staff teaches' },
  { value: 'partner', label: 'Partner', disabled: true },
] as const;

export const AllStates = () => (
  <Controlled<string | null> initial="individual">
    {(value, onValueChange) => (
      <States
        of={{
          selected: <RadioGroup label="Register as" options={options} {...{ value, onValueChange }} />,
          'in a row, required': (
            <RadioGroup label="Account" row required options={options} {...{ value, onValueChange }} />
          ),
          error: (
            <RadioGroup label="Kind" options={options} value={null} {...{ onValueChange }} error="Choose a kind" />
          ),
        }}
      />
    )}
  </Controlled>
);

export const Group = () => (
  <ChoiceGroup label="Rating" hint="Choices of any kind" required>
    <label>
      <input type="radio" name="story-rating" /> Good
    </label>
  </ChoiceGroup>
);
