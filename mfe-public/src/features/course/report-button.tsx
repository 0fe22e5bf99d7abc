import { useHost, useSession } from '@kaksha/contract/host-context';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';

const ReportCourse = retryableLazy(
  async () => (await import(/* webpackChunkName: "review-forms" */ './report-course')).ReportCourse,
);

/** Opens the report of a course, after a sign-in. Its own trainer has none. */
export function ReportButton({ course }: { course: CourseDetails }) {
  const { session } = useHost();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (user?.trainerId === course.trainer.id) return null;

  const report = async () => {
    const reason = { message: 'You can report the course right after this.', subject: course.name };
    if (await session.require(reason)) setOpen(true);
  };
  return (
    <p>
      <TextButton tone="quiet" onClick={() => void report()}>
        Report this course
      </TextButton>
      {open && <ReportCourse course={course} onClose={() => setOpen(false)} />}
    </p>
  );
}
