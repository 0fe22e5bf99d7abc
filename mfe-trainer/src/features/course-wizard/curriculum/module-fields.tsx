import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { limits } from '@kaksha/domain/limits';
import { TextField } from '@kaksha/forms/text-field';
import { ListArea } from '../parts/list-area';
import styles from './module-fields.module.css';
import { WriteModule } from './write-module';

const lists = [
  { name: 'topics', label: 'Topics', required: true },
  { name: 'handsOn', label: 'Hands-on practice', required: false },
  { name: 'skills', label: 'Skills', required: false },
] as const;

/** Name and lists of a module; each list can be written by a helper. */
export function ModuleFields({ course }: { course: AuthoredCourse }) {
  return (
    <>
      <TextField name="name" label="Module Name" required maxLength={limits.course.moduleNameMax} autoComplete="off" />
      {lists.map(({ name, label, required }) => (
        <div key={name} className={styles.list}>
          <ListArea name={name} label={label} required={required} rows={2} maxLength={limits.course.moduleListMax} />
          <div className={styles.help}>
            <WriteModule course={course} part={name} />
          </div>
        </div>
      ))}
    </>
  );
}
