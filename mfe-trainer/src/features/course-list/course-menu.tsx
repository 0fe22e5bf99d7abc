import type { CourseSummary } from '@kaksha/domain/catalogue';
import { coursePath } from '@kaksha/domain/slugs';
import { IconButton } from '@kaksha/ui/icon-button';
import { Menu } from '@kaksha/ui/menu';
import { EllipsisVertical, Eye } from 'lucide-react';

export function CourseMenu({ course }: { course: CourseSummary }) {
  const label = `Actions for ${course.name || 'Untitled Course'}`;
  return (
    <Menu
      label={label}
      align="end"
      items={[{ label: 'View Course', icon: <Eye aria-hidden="true" />, to: coursePath(course) }]}
      trigger={(props) => <IconButton {...props} label={label} icon={<EllipsisVertical aria-hidden="true" />} />}
    />
  );
}
