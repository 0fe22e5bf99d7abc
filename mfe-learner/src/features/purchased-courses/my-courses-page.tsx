import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { usePage } from '@kaksha/contract/page';
import { AppLayout } from '@kaksha/ui/app-layout';
import { PageHeading } from '@kaksha/ui/page-heading';
import { useStore } from 'zustand';
import { useLearnerStore } from '../../store/store-context';
import { PurchasedCourseList } from './purchased-course-list';

/** The purchased courses as a page outside of the dashboard. */
export function Page() {
  usePage({ title: 'My Courses', noindex: true });
  useResetOnUserChange(useStore(useLearnerStore().state, ({ userId }) => userId));
  return (
    <AppLayout>
      <PageHeading title="My Courses" text="Your courses, their next class and your progress." />
      <PurchasedCourseList name="My courses" />
    </AppLayout>
  );
}
