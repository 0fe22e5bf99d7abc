import type { ContentType, CourseContent } from '@kaksha/domain/catalogue';
import { Badge } from '@kaksha/ui/badge';
import { IconButton } from '@kaksha/ui/icon-button';
import { TagList } from '@kaksha/ui/tag-list';
import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import parts from '../shared/step.module.css';
import styles from './content-row.module.css';
import type { IconKind } from './icons/icon-cache';
import { IconTags } from './icons/icon-tags';

export interface ContentRowProps {
  content: CourseContent;
  /** Whether a draft with unsaved changes is stored on the device. */
  hasDraft: boolean;
  /** Buttons that move the content up and down. */
  moves: ReactNode;
  /** Shows the content to learners, or hides it from them. */
  onShow: (live: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Content types whose items have icons. */
const iconKinds: Partial<Record<ContentType, IconKind>> = {
  'Skill Measure/syllabus': 'skill',
  'Covering Tools': 'tool',
};

export function ContentRow({ content, hasDraft, moves, onShow, onEdit, onDelete }: ContentRowProps) {
  const { id, type, items, live } = content;
  const kind = iconKinds[type];
  return (
    <div className={`row gap-2 top ${styles.content}`}>
      {moves}
      <div className={`stack gap-2 left ${styles.words}`}>
        <h3 className={parts.title}>
          <span>{`${type} `}</span>
          <span className={`note ${parts.count}`}>{items.length === 1 ? '1 item' : `${items.length} items`}</span>
        </h3>
        {!live && <Badge>Hidden from learners</Badge>}
        {hasDraft && <Badge tone="saffron">Changes not saved</Badge>}
        {kind ? <IconTags kind={kind} items={items} label={type} /> : <TagList items={items} label={type} />}
      </div>
      <div className={parts.icons}>
        <IconButton
          label={`Edit ${type}`}
          icon={<Pencil aria-hidden="true" />}
          data-focus={`edit-${id}`}
          onClick={onEdit}
        />
        <IconButton
          label={`${live ? 'Hide' : 'Show'} ${type}`}
          icon={live ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => onShow(!live)}
        />
        <IconButton label={`Delete ${type}`} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
      </div>
    </div>
  );
}
