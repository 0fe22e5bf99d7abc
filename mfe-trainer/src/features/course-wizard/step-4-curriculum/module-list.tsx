import { orderModules } from '@kaksha/api-client/curriculum';
import { useOrdering } from '@kaksha/api-client/use-ordering';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseModule } from '@kaksha/domain/catalogue';
import { hasFormDraft } from '@kaksha/forms/form-draft';
import { MoveButtons } from '@kaksha/ui/move-buttons';
import { useState } from 'react';
import { ConfirmDelete, loadConfirmDelete, usePreload } from '../shared/lazy-dialogs';
import styles from '../shared/step.module.css';
import { firstField } from '../shared/use-focus-after';
import type { StepProps } from '../steps';
import { ModuleForm } from './module-form';
import { ModuleRow } from './module-row';

export interface ModuleListProps {
  course: AuthoredCourse;
  modules: readonly CourseModule[];
  /** Id of the module whose form replaces its row. */
  editing: number | null;
  onEdit: (id: number | null) => void;
  onDelete: (module: CourseModule) => void;
  reload: () => Promise<void>;
  draftKey: StepProps['draftKey'];
  onFocus: (selector: string) => void;
}

/** The stored modules in order, edited in place. */
export function ModuleList({ course, modules, editing, onEdit, onDelete, reload, draftKey, onFocus }: ModuleListProps) {
  const { http } = useHost();
  usePreload(loadConfirmDelete);
  const [deleting, setDeleting] = useState<CourseModule | null>(null);
  const { ordered, move, announcement, list } = useOrdering({
    items: modules,
    save: (ids) => orderModules(http, course.id, ids),
    reload,
    nameOf: ({ name }) => name,
  });
  const close = (id: number) => {
    onEdit(null);
    onFocus(`[data-focus="edit-${id}"]`);
  };
  return (
    <section className="stack gap-4" aria-labelledby="modules">
      <h2 id="modules" className={styles.title} tabIndex={-1} data-focus="list">
        Modules <span className={`note ${styles.count}`}>{`Total: ${modules.length}`}</span>
      </h2>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ol ref={list} className="panel" aria-labelledby="modules">
        {ordered.map((module, index) => (
          <li key={module.id} className={styles.row}>
            {editing === module.id ? (
              <ModuleForm
                course={course}
                module={module}
                draftKey={draftKey(`module-${module.id}`)}
                reload={reload}
                onSaved={(_missing, complete) => complete && close(module.id)}
                onClose={() => close(module.id)}
              />
            ) : (
              <ModuleRow
                module={module}
                number={index + 1}
                hasDraft={hasFormDraft(draftKey(`module-${module.id}`))}
                onEdit={() => {
                  onEdit(module.id);
                  onFocus(firstField('edit'));
                }}
                onDelete={() => setDeleting(module)}
                moves={
                  ordered.length > 1 && (
                    <MoveButtons
                      id={module.id}
                      name={module.name}
                      first={index === 0}
                      last={index === ordered.length - 1}
                      below
                      onMove={(direction) => move(module, direction)}
                    />
                  )
                }
              />
            )}
          </li>
        ))}
      </ol>
      {deleting && (
        <ConfirmDelete
          title={`Delete ${deleting.name}?`}
          onClose={() => setDeleting(null)}
          onConfirm={() => {
            setDeleting(null);
            if (editing === deleting.id) onEdit(null);
            onDelete(deleting);
            onFocus('[data-focus="list"], [data-form="new"] input');
          }}
        >
          The module will be gone with its topics, hands-on practice and skills.
        </ConfirmDelete>
      )}
    </section>
  );
}
