import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

describe('a disclosure', () => {
  it('is a button in a heading with an expanded state, and hides its panel', async () => {
    render(
      <Disclosure number={1} title="Your first cluster, properly" aside="Week 1" level={4}>
        Control plane, nodes, etcd
      </Disclosure>,
    );
    expect(screen.getByRole('heading', { level: 4 })).toBeInTheDocument();
    const button = screen.getByRole('button', { name: /Your first cluster, properly/, expanded: false });
    expect(screen.getByText('Control plane, nodes, etcd')).not.toBeVisible();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Control plane, nodes, etcd')).toBeVisible();
  });
});
