import type { CourseSummary } from '@kaksha/domain/catalogue';
import { coursePath } from '@kaksha/domain/slugs';
import { IconButton } from '@kaksha/ui/icon-button';
import { Menu } from '@kaksha/ui/menu';
import { Copy, EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { editCoursePath } from '../../paths';
import { useTrainerStore } from '../../store/store-context';
import { copyCourse } from './copy-course';

interface CourseMenuProps {
  course: CourseSummary;
  /** Opens the confirmation. */
  onDelete: () => void;
}

export function CourseMenu({ course, onDelete }: CourseMenuProps) {
  const store = useTrainerStore();
  const navigate = useNavigate();
  const label = `Actions for ${course.name || 'Untitled Course'}`;
  const duplicate = async () => {
    const copy = await copyCourse(store, course);
    if (copy !== null) void navigate(editCoursePath(copy));
  };
  return (
    <Menu
      label={label}
      align="end"
      items={[
        { label: 'View Course', icon: <Eye aria-hidden="true" />, to: coursePath(course) },
        { label: 'Edit', icon: <Pencil aria-hidden="true" />, to: editCoursePath(course.id) },
        { label: 'Duplicate', icon: <Copy aria-hidden="true" />, onSelect: () => void duplicate() },
        'separator',
        { label: 'Delete', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: onDelete },
      ]}
      trigger={(props) => <IconButton {...props} label={label} icon={<EllipsisVertical aria-hidden="true" />} />}
    />
  );
}
