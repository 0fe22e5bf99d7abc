import { States } from '@kaksha/testing/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import { Field, FieldNote, RequiredMark, Select, TextArea, TextInput } from './field';

const meta: Meta<typeof Field> = {
  component: Field,
  args: { label: 'Course name', hint: 'At most 60 characters', children: <TextInput /> },
};
export default meta;

export const Playground: StoryObj<typeof Field> = {};

export const Conditions = () => (
  <States
    of={{
      plain: (
        <Field label="Name">
          <TextInput defaultValue="Priya Nair" />
        </Field>
      ),
      'required, with a hint': (
        <Field label="Email" required hint="We send the code to it">
          <TextInput type="email" placeholder="you@example.test" />
        </Field>
      ),
      error: (
        <Field label="Email" required error="Please enter a valid email address">
          <TextInput defaultValue="priya@" />
        </Field>
      ),
      'aside, small': (
        <Field label="Headline" size="s" aside="43 of 60">
          <TextInput boxSize="s" defaultValue="Run a cluster that survives its first bad day" />
        </Field>
      ),
      'hidden label': (
        <Field label="Coupon" labelHidden>
          <TextInput placeholder="Coupon" />
        </Field>
      ),
      'read only and disabled': (
        <>
          <Field label="Calendar address">
            <TextInput readOnly value="https://kaksha.test/calendar/7f2c.ics" />
          </Field>
          <Field label="Account email">
            <TextInput disabled value="learner@kaksha.test" />
          </Field>
        </>
      ),
    }}
  />
);

export const Controls = () => (
  <States
    of={{
      'input with a start and an end': (
        <Field label="Fee">
          <TextInput start={<span>₹</span>} end={<span>per batch</span>} defaultValue="15,000" />
        </Field>
      ),
      'large input with an icon': (
        <Field label="Handle">
          <TextInput boxSize="l" start={<AtSign aria-hidden="true" />} defaultValue="ananya" />
        </Field>
      ),
      'text area': (
        <Field label="About the course" hint="What learners can do at the end">
          <TextArea defaultValue="Deploy, watch and repair a cluster." />
        </Field>
      ),
      select: (
        <Field label="Language">
          <Select defaultValue="hi">
            <option value="en">English</option>
            <option value="hi">Hindi</option>
          </Select>
        </Field>
      ),
      'select with a prefix': (
        <Select prefix="Sort" aria-label="Sort courses" boxSize="s">
          <option>Soonest first</option>
        </Select>
      ),
    }}
  />
);

export const Notes = () => (
  <States
    of={{
      hint: <FieldNote id="story-hint" hint="At least 8 characters" />,
      error: <FieldNote id="story-error" error="This name is taken" />,
      'required mark': (
        <p>
          City
          <RequiredMark />
        </p>
      ),
    }}
  />
);
