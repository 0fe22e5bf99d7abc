import { orderModules } from '@kaksha/api-client/curriculum';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseModule } from '@kaksha/domain/catalogue';
import { useState } from 'react';
import { type FormPlace, isKept } from '../../../kept/kept-form';
import { ConfirmDelete, loadConfirmDelete } from '../parts/confirm-delete';
import { MoveButtons } from '../parts/move-buttons';
import styles from '../parts/step.module.css';
import { firstField } from '../parts/use-focus-after';
import { useOrdering } from '../parts/use-ordering';
import { useWarm } from '../parts/use-warm';
import { ModuleForm } from './module-form';
import { ModuleRow } from './module-row';

export interface ModuleListProps {
  course: AuthoredCourse;
  modules: readonly CourseModule[];
  /** The module that is edited in its place. */
  editing: number | null;
  onEdit: (id: number | null) => void;
  onDelete: (module: CourseModule) => void;
  reload: () => Promise<void>;
  place: (form: string) => FormPlace;
  onFocus: (selector: string) => void;
}

/** The modules, in order, edited in place. */
export function ModuleList({ course, modules, editing, onEdit, onDelete, reload, place, onFocus }: ModuleListProps) {
  const { http } = useHost();
  useWarm(loadConfirmDelete);
  const [asked, setAsked] = useState<CourseModule | null>(null);
  const { ordered, move, said, list } = useOrdering({
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
    <section className={styles.section} aria-labelledby="modules">
      <h2 id="modules" className={styles.title} tabIndex={-1} data-focus="list">
        Modules <span className={styles.count}>{`Total: ${modules.length}`}</span>
      </h2>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ol ref={list} className={styles.list} aria-labelledby="modules">
        {ordered.map((module, index) => (
          <li key={module.id} className={styles.row}>
            {editing === module.id ? (
              <ModuleForm
                course={course}
                module={module}
                place={place(`module-${module.id}`)}
                reload={reload}
                onSaved={(_missing, all) => all && close(module.id)}
                onClose={() => close(module.id)}
              />
            ) : (
              <ModuleRow
                module={module}
                number={index + 1}
                kept={isKept(place(`module-${module.id}`))}
                onEdit={() => {
                  onEdit(module.id);
                  onFocus(firstField('edit'));
                }}
                onDelete={() => setAsked(module)}
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
      {asked && (
        <ConfirmDelete
          title={`Delete ${asked.name}?`}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            if (editing === asked.id) onEdit(null);
            onDelete(asked);
            onFocus('[data-focus="list"], [data-form="new"] input');
          }}
        >
          The module will be gone with its topics, hands-on practice and skills.
        </ConfirmDelete>
      )}
    </section>
  );
}
