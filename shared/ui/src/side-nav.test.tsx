import { required } from '@kaksha/domain/typed';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SideNav } from './side-nav';

describe('the area navigation', () => {
  it('has the area’s name and marks the current page', () => {
    render(
      <MemoryRouter initialEntries={['/user-dashboard/saved-course']}>
        <SideNav
          label="Dashboard"
          items={[
            { to: '/user-dashboard/saved-course', label: 'Saved Courses', icon: null, count: 6 },
            { to: '/user-dashboard/send-request', label: 'My Requests', icon: null },
          ]}
        />
      </MemoryRouter>,
    );
    const navigation = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(navigation.getByRole('link', { current: 'page' })).toHaveAccessibleName('Saved Courses 6');
    expect(navigation.getByRole('link', { name: 'My Requests' })).not.toHaveAttribute('aria-current');
  });

  it('names its second list, and marks the item that further addresses belong to', () => {
    render(
      <MemoryRouter initialEntries={['/admin-blog/a-post']}>
        <SideNav
          label="Administration"
          items={[{ to: '/blog-dashboard', label: 'Blog', icon: null, within: ['/admin-blog/'] }]}
          more={{ label: 'Operations', items: [{ to: '/operator/jobs', label: 'Jobs', icon: null, reloads: true }] }}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true');
    const more = within(screen.getByRole('list', { name: 'Operations' }));
    expect(more.getByRole('link')).toHaveAccessibleName('Jobs');
    expect(more.getByRole('link')).not.toHaveAttribute('aria-current');
  });

  it('keeps the current link visible when counts change its position', () => {
    const items = (count?: number) => [
      { to: '/user-dashboard/saved-course', label: 'Saved Courses', icon: null, count },
      { to: '/user-dashboard/payments', label: 'Payments', icon: null },
    ];
    const nav = (count?: number) => (
      <MemoryRouter initialEntries={['/user-dashboard/payments']}>
        <SideNav label="Dashboard" items={items(count)} />
      </MemoryRouter>
    );
    const { rerender } = render(nav());
    const row = required(screen.getByRole('list').parentElement?.parentElement, 'row');
    row.getBoundingClientRect = () => new DOMRect(0, 0, 390, 46);
    screen.getByRole('link', { current: 'page' }).getBoundingClientRect = () => new DOMRect(330, 0, 120, 40);
    rerender(nav(6));
    expect(row.scrollLeft).toBe(195);
  });
});
