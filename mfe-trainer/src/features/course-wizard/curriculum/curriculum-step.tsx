import { updateCourse } from '@kaksha/api-client/authoring';
import { deleteModule } from '@kaksha/api-client/curriculum';
import { isApiError } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { courseCompletenessOf } from '@kaksha/domain/authored-course';
import type { CourseModule } from '@kaksha/domain/catalogue';
import { type MissingItem, missingToPublish } from '@kaksha/domain/course-progress';
import { Button } from '@kaksha/ui/button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { isKept } from '../../../kept/kept-form';
import { PartFooter } from '../parts/part-footer';
import styles from '../parts/step.module.css';
import { useDeleting } from '../parts/use-deleting';
import { firstField, useFocusAfter } from '../parts/use-focus-after';
import { useFormPlace } from '../parts/use-form-place';
import { useStage } from '../parts/use-stage';
import type { StepProps } from '../step-props';
import { MissingParts } from './missing-parts';
import { ModuleForm } from './module-form';
import { ModuleList } from './module-list';

/** The last stage of a course. */
const finishedStage = 5;

/** Step 4: what is taught, module by module. The first module publishes the course, if nothing else is missing. */
export function CurriculumStep({ course, reload, complete, previous, goTo }: StepProps) {
  const { http, notify } = useHost();
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(root);
  const place = useFormPlace(course.id);
  const { deleteOne, shown } = useDeleting<CourseModule>({
    remove: async ({ id, name }) => {
      await deleteModule(http, id);
      return `${name} is deleted.`;
    },
    reload,
    failed: 'The module was not deleted',
    nameOf: ({ name }) => name,
  });
  const modules = shown(course.modules);
  const [adding, setAdding] = useState(() => isKept(place('module-new')));
  const [editing, setEditing] = useState(() => modules.find(({ id }) => isKept(place(`module-${id}`)))?.id ?? null);
  const showsForm = editing === null && (adding || modules.length === 0);

  const draft = course.status === 'draft';
  /** As the server said last; the course that was loaded since says it as well. */
  const [said, setSaid] = useState<readonly MissingItem[]>([]);
  const known = missingToPublish(courseCompletenessOf(course));
  const missing = draft && modules.length > 0 ? (known.length > 0 ? known : said) : [];

  const { busy, next } = useStage(
    () => updateCourse(http, course.id, { stage: finishedStage, ...(draft && { status: 'published' }) }),
    complete,
    (error) => {
      if (!isApiError(error) || error.code !== 'COURSE_INCOMPLETE') return false;
      notify.error(error.message, { id: 'course-incomplete' });
      void reload();
      return true;
    },
  );
  const added = (lacks: readonly MissingItem[], all: boolean) => {
    setSaid(lacks);
    setAdding(!all);
    if (all) focus('[data-focus="list"]');
  };

  return (
    <div ref={root} className={styles.step}>
      {missing.length > 0 && <MissingParts missing={missing} goTo={goTo} />}
      {modules.length > 0 && (
        <ModuleList
          course={course}
          modules={modules}
          editing={editing}
          onEdit={setEditing}
          onDelete={(module) => void deleteOne(module)}
          reload={reload}
          place={place}
          onFocus={focus}
        />
      )}
      {modules.length > 0 && editing === null && (
        <div>
          <Button
            icon={<Plus aria-hidden="true" />}
            aria-expanded={adding}
            data-focus="add"
            onClick={() => {
              setAdding(!adding);
              if (!adding) focus(firstField('new'));
            }}
          >
            Add Module
          </Button>
        </div>
      )}
      {showsForm && (
        <ModuleForm
          course={course}
          place={place('module-new')}
          reload={reload}
          onSaved={added}
          onClose={
            modules.length === 0
              ? undefined
              : () => {
                  setAdding(false);
                  focus('[data-focus="add"]');
                }
          }
        />
      )}
      <PartFooter onPrevious={previous} note={noteOf({ draft, count: modules.length, missing: missing.length })}>
        <Button variant="accent" disabled={modules.length === 0} busy={busy} onClick={next}>
          Finish
        </Button>
      </PartFooter>
    </div>
  );
}

function noteOf({ draft, count, missing }: { draft: boolean; count: number; missing: number }): string | null {
  if (count === 0) return draft ? 'The first module publishes the course' : 'Finish unlocks with the first module';
  return draft && missing === 0 ? 'Finish publishes the course' : null;
}
