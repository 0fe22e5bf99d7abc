import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Chip } from './chip';

describe('a chip', () => {
  it('with onRemove is one button with the name ’Remove …’', async () => {
    const onRemove = jest.fn();
    render(<Chip onRemove={onRemove}>Up to ₹58,000</Chip>);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Up to ₹58,000' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('with an address is a link', () => {
    render(<Chip to="/live-courses?text=Kubernetes">Kubernetes</Chip>, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Kubernetes' })).toHaveAttribute('href', '/live-courses?text=Kubernetes');
  });

  it('has a pressed state as a toggle', () => {
    render(
      <Chip onClick={() => {}} pressed>
        Weekend
      </Chip>,
    );
    expect(screen.getByRole('button', { name: 'Weekend', pressed: true })).toBeInTheDocument();
  });
});
