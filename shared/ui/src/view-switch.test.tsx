import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ViewSwitch } from './view-switch';

const options = [
  { value: 'published', label: 'Published' },
  { value: 'pending', label: 'Pending' },
] as const;

function Courses() {
  const [value, setValue] = useState<'published' | 'pending'>('published');
  return <ViewSwitch label="Which courses" options={options} value={value} onValueChange={setValue} />;
}

test('marks the selected view as pressed and changes it', async () => {
  const user = userEvent.setup();
  render(<Courses />);
  expect(screen.getByRole('group', { name: 'Which courses' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Published', pressed: true })).toBeInTheDocument();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Pending', pressed: true })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Published', pressed: false })).toBeInTheDocument();
});
