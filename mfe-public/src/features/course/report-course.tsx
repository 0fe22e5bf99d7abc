import { reportCourse } from '@kaksha/api-client/course-reports';
import { useHost } from '@kaksha/contract/host-context';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import { courseReportLabels } from '@kaksha/domain/course-reports';
import { courseReportRules } from '@kaksha/domain/review-rules';
import { ReportDialog } from '../../report-dialog';

/** Tells the administrators about a course that breaks the rules. */
export function ReportCourse({ course, onClose }: { course: CourseDetails; onClose: () => void }) {
  const { http } = useHost();
  return (
    <ReportDialog
      subject="course"
      title={`Report ${course.name}`}
      description="Only administrators see your report. The trainer is not told who reported."
      reasons={courseReportLabels}
      reason="misleading"
      rules={courseReportRules}
      send={(report) => reportCourse(http, course.id, report)}
      onClose={onClose}
    />
  );
}
