import type { Meta } from '@storybook/react-vite';
import { BookOpen, Flag, Heart, House, MessageSquare, Workflow } from 'lucide-react';
import { AppLayout } from './app-layout';
import { PageHeading } from './page-heading';
import { SideNav } from './side-nav';

const meta: Meta<typeof SideNav> = { component: SideNav, parameters: { path: '/user-dashboard/saved-course' } };
export default meta;

const items = [
  { to: '/user-dashboard', label: 'Dashboard', icon: <House aria-hidden="true" />, end: true },
  { to: '/user-dashboard/saved-course', label: 'Saved courses', icon: <Heart aria-hidden="true" />, count: 3 },
  { to: '/user-dashboard/send-request', label: 'Requests', icon: <MessageSquare aria-hidden="true" />, count: 1 },
  { to: '/my-courses', label: 'My courses', icon: <BookOpen aria-hidden="true" /> },
];

export const Alone = () => <SideNav label="Dashboard" items={items} />;

export const BesideAPage = () => (
  <AppLayout navigation={<SideNav label="Dashboard" items={items} />}>
    <PageHeading title="Saved courses" text="Courses that you want to come back to." />
  </AppLayout>
);

export const WithASecondList = () => (
  <SideNav
    label="Administration"
    items={[{ to: '/moderation', label: 'Moderation', icon: <Flag aria-hidden="true" /> }]}
    more={{
      label: 'Operations',
      items: [{ to: '/operator/jobs', label: 'Jobs', icon: <Workflow aria-hidden="true" />, reloads: true }],
    }}
  />
);
