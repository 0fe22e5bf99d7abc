import { updateCourse } from '@kaksha/api-client/authoring';
import { deleteModule } from '@kaksha/api-client/curriculum';
import { isApiError } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { currentTime } from '@kaksha/contract/now';
import { courseCompletenessOf } from '@kaksha/domain/authored-course';
import type { CourseModule } from '@kaksha/domain/catalogue';
import { type MissingItem, missingToPublish } from '@kaksha/domain/course-progress';
import { verificationPath } from '@kaksha/domain/paths';
import { hasFormDraft } from '@kaksha/forms/form-draft';
import { Button } from '@kaksha/ui/button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from '../shared/step.module.css';
import { StepFooter } from '../shared/step-footer';
import { useCompleteStep } from '../shared/use-complete-step';
import { useDeleting } from '../shared/use-deleting';
import { firstField, useFocusAfter } from '../shared/use-focus-after';
import type { StepProps } from '../steps';
import { MissingParts } from './missing-parts';
import { ModuleForm } from './module-form';
import { ModuleList } from './module-list';

/** Stage of a course that has been through all steps. */
const finalStage = 5;

/** Step 4: the modules of the course. Adding the first module publishes a course that is complete otherwise. */
export function CurriculumStep({ course, reload, complete, previous, goTo, draftKey }: StepProps) {
  const { http, notify } = useHost();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(root);
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
  const [adding, setAdding] = useState(() => hasFormDraft(draftKey('module-new')));
  const [editing, setEditing] = useState(
    () => modules.find(({ id }) => hasFormDraft(draftKey(`module-${id}`)))?.id ?? null,
  );
  const showsForm = editing === null && (adding || modules.length === 0);

  const draft = course.status === 'draft';
  /** From the server's last answer; `known` replaces it once the course is loaded again. */
  const [reported, setReported] = useState<readonly MissingItem[]>([]);
  const known = missingToPublish(courseCompletenessOf(course, currentTime()));
  const missing = draft && modules.length > 0 ? (known.length > 0 ? known : reported) : [];

  const { busy, next } = useCompleteStep(
    () => updateCourse(http, course.id, { stage: finalStage, ...(draft && { status: 'published' }) }),
    complete,
    (error) => {
      if (!isApiError(error)) return false;
      if (error.code === 'VERIFICATION_REQUIRED') {
        const action = { label: 'Verification', onClick: () => void navigate(verificationPath) };
        notify.error(error.message, { id: 'verification-required', action });
        return true;
      }
      if (error.code !== 'COURSE_INCOMPLETE') return false;
      notify.error(error.message, { id: 'course-incomplete' });
      void reload();
      return true;
    },
  );
  const added = (lacks: readonly MissingItem[], complete: boolean) => {
    setReported(lacks);
    setAdding(!complete);
    if (complete) focus('[data-focus="list"]');
  };

  return (
    <div ref={root} className={`stack gap-8 ${styles.step}`}>
      {missing.length > 0 && <MissingParts missing={missing} goTo={goTo} />}
      {modules.length > 0 && (
        <ModuleList
          course={course}
          modules={modules}
          editing={editing}
          onEdit={setEditing}
          onDelete={(module) => void deleteOne(module)}
          reload={reload}
          draftKey={draftKey}
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
          draftKey={draftKey('module-new')}
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
      <StepFooter onPrevious={previous} note={footerNote({ draft, count: modules.length, missing: missing.length })}>
        <Button variant="accent" disabled={modules.length === 0} busy={busy} onClick={next}>
          Finish
        </Button>
      </StepFooter>
    </div>
  );
}

function footerNote({ draft, count, missing }: { draft: boolean; count: number; missing: number }): string | null {
  if (count === 0) return draft ? 'The first module publishes the course' : 'Finish unlocks with the first module';
  return draft && missing === 0 ? 'Finish publishes the course' : null;
}
