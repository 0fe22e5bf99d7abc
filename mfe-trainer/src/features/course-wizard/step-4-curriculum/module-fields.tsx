import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import * as limits from '@kaksha/domain/limits';
import { TextField } from '@kaksha/forms/text-field';
import { ListArea } from '../shared/list-area';
import { GenerateModuleButton } from './generate-module-button';
import styles from './module-fields.module.css';

const lists = [
  { name: 'topics', label: 'Topics', required: true },
  { name: 'handsOn', label: 'Hands-on practice', required: false },
  { name: 'skills', label: 'Skills', required: false },
] as const;

/** Name and lists of a module, with a button that generates each list. */
export function ModuleFields({ course }: { course: AuthoredCourse }) {
  return (
    <>
      <TextField name="name" label="Module Name" required maxLength={limits.course.moduleNameMax} autoComplete="off" />
      {lists.map(({ name, label, required }) => (
        <div key={name} className={`stack gap-2 ${styles.list}`}>
          <ListArea name={name} label={label} required={required} rows={2} maxLength={limits.course.moduleListMax} />
          <div className={styles.help}>
            <GenerateModuleButton course={course} part={name} />
          </div>
        </div>
      ))}
    </>
  );
}
