import type { Notification, NotificationKind } from '@kaksha/domain/notifications';
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
  kind: 'reports-ready' as NotificationKind,
  title: 'A report is ready',
};

test('a notification of a kind that the page does not know has its texts and its link', () => {
  const list = createElement(NotificationList, { notifications: [notification, later], onRead() {} });
  renderRoutes(() => [{ path: '/', element: list }], { host: createFakeHost({ as: 'learner' }), path: '/' });
  const [known, unknown] = screen.getAllByRole('listitem');
  expect(known).toHaveTextContent('Your certificate is readyMy certificates ·');
  expect(unknown).toHaveTextContent('A report is readyNotification ·');
  expect(screen.getByRole('link', { name: 'A report is ready' })).toHaveAttribute('href', '/my-courses');
});
