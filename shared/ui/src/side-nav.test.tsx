import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SideNav } from './side-nav';

describe('the navigation of an area', () => {
  it('has the area’s name and says which page is shown', () => {
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
});
