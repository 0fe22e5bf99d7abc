import { render, screen } from '@testing-library/react';
import { Tabs } from './tabs';

const tabs = (enrolled: number) => (
  <Tabs
    label="People"
    tabs={[
      { value: 'enrolled', label: `Enrolled (${enrolled})` },
      { value: 'activity', label: 'Activity' },
    ]}
    value="activity"
    onValueChange={() => undefined}
  >
    <p>All of them</p>
  </Tabs>
);

test('the chosen tab stays visible in the row of a phone when counts change its position', () => {
  const { rerender } = render(tabs(0));
  const row = screen.getByRole('tablist');
  row.getBoundingClientRect = () => new DOMRect(0, 0, 390, 46);
  screen.getByRole('tab', { selected: true }).getBoundingClientRect = () => new DOMRect(330, 0, 120, 40);
  rerender(tabs(177));
  expect(row.scrollLeft).toBe(195);
});
