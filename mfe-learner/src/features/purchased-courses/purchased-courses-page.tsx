import { usePage } from '@kaksha/contract/page';
import { PageHeading } from '@kaksha/ui/page-heading';
import { PurchasedCourseList } from './purchased-course-list';

/** The purchased courses as a dashboard page. */
export function Page() {
  usePage({ title: 'Purchased Courses', noindex: true });
  return (
    <>
      <PageHeading title="Purchased Courses" text="Where you have a seat, when it begins and how far along you are." />
      <PurchasedCourseList name="Purchased courses" />
    </>
  );
}
