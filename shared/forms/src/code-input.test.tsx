import { Field } from '@kaksha/ui/field';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from './code-input';

function Page({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <Field label="Code">
      <CodeInput value={code} onValueChange={setCode} onComplete={onComplete} />
    </Field>
  );
}

function show() {
  const onComplete = jest.fn();
  render(<Page onComplete={onComplete} />);
  return { user: userEvent.setup(), input: screen.getByRole('textbox', { name: 'Code' }), onComplete };
}

describe('a one-time code', () => {
  it('is one field with autofill', () => {
    const { input } = show();
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('accepts digits only and reports completion', async () => {
    const { user, input, onComplete } = show();
    await user.type(input, '41 7a2');
    expect(input).toHaveValue('4172');
    expect(onComplete).not.toHaveBeenCalled();
    await user.type(input, '09');
    expect(onComplete).toHaveBeenCalledWith('417209');
  });

  it('accepts a pasted code in any format', async () => {
    const { user, input, onComplete } = show();
    await user.click(input);
    await user.paste('Your code is 417-209.');
    expect(input).toHaveValue('417209');
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('is corrected from its end', async () => {
    const { user, input } = show();
    await user.type(input, '4172');
    await user.keyboard('{Backspace}9');
    expect(input).toHaveValue('4179');
  });
});
