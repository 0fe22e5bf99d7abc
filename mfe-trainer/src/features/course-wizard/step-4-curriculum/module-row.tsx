import type { CourseModule } from '@kaksha/domain/catalogue';
import { Badge } from '@kaksha/ui/badge';
import { Disclosure } from '@kaksha/ui/disclosure';
import { IconButton } from '@kaksha/ui/icon-button';
import { TagList } from '@kaksha/ui/tag-list';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import parts from '../shared/step.module.css';
import styles from './module-row.module.css';

export interface ModuleRowProps {
  module: CourseModule;
  number: number;
  /** Whether a draft with unsaved changes is stored on the device. */
  hasDraft: boolean;
  /** Buttons that move the module up and down. */
  moves: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

/** A module whose lists open below its name. */
export function ModuleRow({
  module: { id, name, topics, handsOn, skills },
  number,
  hasDraft,
  moves,
  onEdit,
  onDelete,
}: ModuleRowProps) {
  return (
    <div className={`cluster gap-2 top ${styles.module}`}>
      {moves}
      <Disclosure
        title={name}
        number={number}
        aside={topics.length === 1 ? '1 topic' : `${topics.length} topics`}
        className={styles.words}
      >
        <div className={`stack gap-2 ${styles.lists}`}>
          <h4 className={styles.name}>Topics</h4>
          <TagList items={topics} label={`Topics of ${name}`} />
          {handsOn.length > 0 && (
            <>
              <h4 className={styles.name}>Hands-on practice</h4>
              <TagList items={handsOn} label={`Hands-on practice of ${name}`} />
            </>
          )}
          {skills.length > 0 && (
            <>
              <h4 className={styles.name}>Skills</h4>
              <TagList items={skills} label={`Skills of ${name}`} />
            </>
          )}
        </div>
      </Disclosure>
      {hasDraft && <Badge tone="saffron">Changes not saved</Badge>}
      <div className={parts.icons}>
        <IconButton
          label={`Edit ${name}`}
          icon={<Pencil aria-hidden="true" />}
          data-focus={`edit-${id}`}
          onClick={onEdit}
        />
        <IconButton label={`Delete ${name}`} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
      </div>
    </div>
  );
}
