import { usePage } from '@kaksha/contract/page';
import { PageHeading } from '@kaksha/ui/page-heading';
import { PurchasedCourseList } from './purchased-course-list';

/** The purchased courses as a dashboard page. */
export function Page() {
  usePage({ title: 'Purchased Courses', noindex: true });
  return (
    <>
      <PageHeading title="Purchased Courses" text="Your courses, their next class and your progress." />
      <PurchasedCourseList name="Purchased courses" />
    </>
  );
}
