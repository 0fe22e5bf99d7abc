import { usePage } from '@kaksha/contract/page';
import { PageHeading } from '@kaksha/ui/page-heading';
import { ClassList } from './class-list';

/** The classes of the learner, the next one first. */
export function Page() {
  usePage({ title: 'My Courses', noindex: true });
  return (
    <>
      <PageHeading title="My Courses" text="Your classes, the next one first." />
      <ClassList />
    </>
  );
}
