import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { resetAfterSave, useLoadedValues } from './unsaved-values';
import { useYupForm } from './use-yup-form';

interface Values {
  name: string;
  city: string;
}

const schema = object({ name: string().defined(), city: string().defined() });

interface PageProps {
  loaded: Values;
  save?: (values: Values) => Promise<Values>;
  onSaved?: (isClean: boolean) => void;
}

function Page({ loaded, save = async (values) => values, onSaved }: PageProps) {
  const form = useYupForm<Values>(schema, loaded);
  useLoadedValues(form, loaded);
  const { isDirty, dirtyFields } = form.formState;
  const submit = async (values: Values) => {
    const saved = await save(values);
    onSaved?.(resetAfterSave(form, values, saved));
  };
  return (
    <Form form={form} onSubmit={submit} aria-label="Person">
      <TextField name="name" label="Name" />
      <TextField name="city" label="City" />
      <SubmitButton>Save</SubmitButton>
      <p>{isDirty ? `changed: ${Object.keys(dirtyFields).join()}` : 'unchanged'}</p>
    </Form>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const press = () => screen.getByRole('button', { name: 'Save' });

/** A save whose answer the test gives. */
function slowSave() {
  let answer = (_: Values) => {};
  const save = jest.fn(() => new Promise<Values>((resolve) => (answer = resolve)));
  return { save, answer: (saved: Values) => act(async () => answer(saved)) };
}

describe('a save', () => {
  it('keeps what was typed while it ran, as unsaved, and shows the saved values of the other fields', async () => {
    const user = userEvent.setup();
    const { save, answer } = slowSave();
    const onSaved = jest.fn();
    render(<Page loaded={{ name: 'Priya', city: '' }} save={save} onSaved={onSaved} />);
    await user.type(box('City'), ' Pune ');
    await user.click(press());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await user.type(box('Name'), ' Nair');
    await answer({ name: 'Priya', city: 'Pune' });
    expect(onSaved).toHaveBeenCalledWith(false);
    expect(box('Name')).toHaveValue('Priya Nair');
    expect(box('City')).toHaveValue('Pune');
    expect(screen.getByText('changed: name')).toBeInTheDocument();
    await user.click(press());
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ name: 'Priya Nair', city: 'Pune' }));
  });

  it('leaves an unchanged form when nothing was typed meanwhile', async () => {
    const user = userEvent.setup();
    const onSaved = jest.fn();
    render(<Page loaded={{ name: 'Priya', city: '' }} onSaved={onSaved} />);
    await user.type(box('City'), 'Pune');
    await user.click(press());
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(true));
    expect(box('City')).toHaveValue('Pune');
    expect(screen.getByText('unchanged')).toBeInTheDocument();
  });
});

describe('newer loaded values', () => {
  it('are shown in untouched fields; a typed one keeps its text and stays unsaved', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Page loaded={{ name: 'Priya', city: 'Pune' }} />);
    await user.type(box('Name'), ' Nair');
    rerender(<Page loaded={{ name: 'P.', city: 'Kochi' }} />);
    expect(box('City')).toHaveValue('Kochi');
    expect(box('Name')).toHaveValue('Priya Nair');
    expect(screen.getByText('changed: name')).toBeInTheDocument();
    rerender(<Page loaded={{ name: 'P.', city: 'Kochi' }} />);
    expect(box('Name')).toHaveValue('Priya Nair');
  });

  it('wait for the end of a save, and do not undo it', async () => {
    const user = userEvent.setup();
    const { save, answer } = slowSave();
    const { rerender } = render(<Page loaded={{ name: 'Priya', city: 'Pune' }} save={save} />);
    await user.type(box('Name'), ' Nair');
    await user.click(press());
    await waitFor(() => expect(press()).toHaveAttribute('aria-busy', 'true'));
    rerender(<Page loaded={{ name: 'Priya', city: 'Kochi' }} save={save} />);
    expect(press()).toHaveAttribute('aria-busy', 'true');
    await user.type(box('Name'), '!');
    // A page stores the answer, which becomes the loaded values.
    rerender(<Page loaded={{ name: 'Priya Nair', city: 'Kochi' }} save={save} />);
    await answer({ name: 'Priya Nair', city: 'Kochi' });
    expect(box('City')).toHaveValue('Kochi');
    expect(box('Name')).toHaveValue('Priya Nair!');
    expect(screen.getByText('changed: name')).toBeInTheDocument();
  });
});
