import type { Notification } from '@kaksha/domain/notifications';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { NotificationList } from './notification-list';

const notification: Notification = {
  id: 1,
  kind: 'certificate',
  title: 'Your certificate is ready',
  body: '',
  link: '/my-courses',
  createdAt: '2026-11-20T06:00:00.000Z',
  isRead: true,
};
const later: Notification = {
  ...notification,
  id: 2,
  kind: 'reports.ready',
  title: 'A report is ready',
};

test('a notification of a kind that no live remote declares has its texts, its link and a bell', () => {
  const kinds = [{ kind: 'certificate', label: 'My certificates', icon: 'badge-check' } as const];
  const list = createElement(NotificationList, { notifications: [notification, later], kinds, onRead() {} });
  renderRoutes(() => [{ path: '/', element: list }], { host: createFakeHost({ as: 'learner' }), path: '/' });
  const [known, unknown] = screen.getAllByRole('listitem');
  expect(known).toHaveTextContent('Your certificate is readyMy certificates ·');
  expect(known?.querySelector('.lucide-badge-check')).not.toBeNull();
  expect(unknown).toHaveTextContent('A report is readyNotification ·');
  expect(unknown?.querySelector('.lucide-bell')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'A report is ready' })).toHaveAttribute('href', '/my-courses');
});
