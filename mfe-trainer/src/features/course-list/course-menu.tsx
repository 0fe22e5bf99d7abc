import { currentTime } from '@kaksha/contract/now';
import { draftCompletenessOf } from '@kaksha/domain/authored-course';
import type { DescribedCourse } from '@kaksha/domain/catalogue';
import { missingToPublish } from '@kaksha/domain/course-progress';
import { coursePath } from '@kaksha/domain/slugs';
import { IconButton } from '@kaksha/ui/icon-button';
import { Menu } from '@kaksha/ui/menu';
import type { MenuEntry } from '@kaksha/ui/menu-popup';
import { ArchiveRestore, Copy, EllipsisVertical, Eye, EyeOff, FileX2, Pencil, Send, Trash2, Users } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { CourseTab } from '../../paths';
import { courseActivityPath, editCoursePath } from '../../paths';
import type { ListingAction } from '../../store/own-courses';
import { useTrainerStore } from '../../store/store-context';
import { copyCourse } from './copy-course';

interface CourseMenuProps {
  course: DescribedCourse;
  tab: CourseTab;
  /** Opens the confirmation. */
  onDelete: () => void;
  onChange: (action: ListingAction | 'restore') => void;
}

export function CourseMenu({ course, tab, onDelete, onChange }: CourseMenuProps) {
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
      items={
        tab === 'teaching'
          ? [seeLearners(course)]
          : tab === 'deleted'
            ? itemsOfDeleted(course, onChange)
            : [
                { label: 'View Course', icon: <Eye aria-hidden="true" />, to: coursePath(course) },
                { label: 'Edit', icon: <Pencil aria-hidden="true" />, to: editCoursePath(course.id) },
                { label: 'Duplicate', icon: <Copy aria-hidden="true" />, onSelect: () => void duplicate() },
                ...listingItems(course, onChange),
                'separator',
                { label: 'Delete', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: onDelete },
              ]
      }
      trigger={(props) => <IconButton {...props} label={label} icon={<EllipsisVertical aria-hidden="true" />} />}
    />
  );
}

const seeLearners = ({ id }: DescribedCourse): MenuEntry => ({
  label: 'See learners',
  icon: <Users aria-hidden="true" />,
  to: courseActivityPath(id),
});

type Change = CourseMenuProps['onChange'];

const itemsOfDeleted = (course: DescribedCourse, onChange: Change): MenuEntry[] => [
  seeLearners(course),
  { label: 'Restore', icon: <ArchiveRestore aria-hidden="true" />, onSelect: () => onChange('restore') },
];

/** Publishing is offered for a draft that is complete; the wizard says what other drafts need. */
function listingItems(course: DescribedCourse, onChange: Change): MenuEntry[] {
  if (course.status === 'draft') {
    if (missingToPublish(draftCompletenessOf(course, currentTime())).length > 0) return [];
    return [{ label: 'Publish', icon: <Send aria-hidden="true" />, onSelect: () => onChange('publish') }];
  }
  return [
    ...(course.hiddenReason ? [] : [visibilityItem(course, onChange)]),
    {
      label: 'Unpublish',
      hint: 'It becomes a draft that new learners do not find. Its classes go on.',
      icon: <FileX2 aria-hidden="true" />,
      onSelect: () => onChange('unpublish'),
    },
  ];
}

/** Only an administrator shows a course again that one of them hid. */
const visibilityItem = ({ hidden }: DescribedCourse, onChange: Change): MenuEntry =>
  hidden
    ? { label: 'Show to learners', icon: <Eye aria-hidden="true" />, onSelect: () => onChange('show') }
    : {
        label: 'Hide',
        hint: 'New learners no longer find it. It stays published, and its classes go on.',
        icon: <EyeOff aria-hidden="true" />,
        onSelect: () => onChange('hide'),
      };
