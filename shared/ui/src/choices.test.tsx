import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { RadioGroup } from './radio-group';
import { Segmented } from './segmented';

const days = [
  { value: 'any', label: 'Any' },
  { value: 'weekend', label: 'Weekend' },
] as const;

function Days() {
  const [value, setValue] = useState<'any' | 'weekend'>('any');
  return <Segmented label="Days" options={days} value={value} onValueChange={setValue} />;
}

describe('choices', () => {
  it('a segmented choice is a named radio group with arrow keys', async () => {
    const user = userEvent.setup();
    render(<Days />);
    expect(screen.getByRole('radiogroup', { name: 'Days' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Any' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Weekend' })).toBeChecked();
  });

  it('a radio group shows its error', () => {
    render(
      <RadioGroup
        label="Training type"
        required
        error="Choose a training type"
        options={days}
        value={null}
        onValueChange={() => {}}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Training type' });
    expect(group).toHaveAccessibleDescription('Choose a training type');
    expect(group).toHaveAttribute('aria-required', 'true');
  });

  it('a filter checkbox has the count in its name', async () => {
    const onChange = jest.fn();
    render(<Checkbox label="Online" count={96} onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Online 96' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
