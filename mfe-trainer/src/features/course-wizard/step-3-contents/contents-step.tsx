import { updateCourse } from '@kaksha/api-client/authoring';
import { deleteContent } from '@kaksha/api-client/contents';
import { useHost } from '@kaksha/contract/host-context';
import { type CourseContent, contentTypes } from '@kaksha/domain/catalogue';
import { missingContentTypes } from '@kaksha/domain/contents';
import { stepNumber } from '@kaksha/domain/course-progress';
import { hasFormDraft } from '@kaksha/forms/form-draft';
import { Button } from '@kaksha/ui/button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from '../shared/step.module.css';
import { StepFooter } from '../shared/step-footer';
import { useCompleteStep } from '../shared/use-complete-step';
import { useDeleting } from '../shared/use-deleting';
import { useFocusAfter } from '../shared/use-focus-after';
import type { StepProps } from '../steps';
import { ContentForm } from './content-form';
import { ContentList } from './content-list';
import { listNames, MissingTypes } from './missing-types';

/** Step 3: one list of contents per content type. */
export function ContentsStep({ course, reload, complete, previous, draftKey }: StepProps) {
  const { http } = useHost();
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(root);
  const { deleteOne, shown } = useDeleting<CourseContent>({
    remove: async ({ id, type }) => {
      await deleteContent(http, id);
      return `${type} deleted`;
    },
    reload,
    failed: 'The content was not deleted',
    nameOf: ({ type }) => type,
  });
  const contents = shown(course.contents);
  const taken = contents.map(({ type }) => type);
  const missing = missingContentTypes(taken);
  const [adding, setAdding] = useState(() => hasFormDraft(draftKey('content-new')));
  const showsForm = taken.length < contentTypes.length && (adding || missing.length > 0);
  const { busy, next } = useCompleteStep(
    () => updateCourse(http, course.id, { stage: stepNumber('contents') }),
    complete,
  );

  return (
    <div ref={root} className={`stack gap-8 ${styles.step}`}>
      {missing.length > 0 && <MissingTypes types={missing} />}
      {showsForm && (
        <ContentForm
          course={course}
          taken={taken}
          draftKey={draftKey('content-new')}
          reload={reload}
          onAdded={(complete) => {
            setAdding(!complete);
            if (complete) focus('[data-focus="list"]');
          }}
          onClose={
            missing.length > 0
              ? undefined
              : () => {
                  setAdding(false);
                  focus('[data-focus="add"]');
                }
          }
        />
      )}
      {contents.length > 0 && (
        <ContentList
          course={course}
          contents={contents}
          onDelete={(content) => void deleteOne(content)}
          reload={reload}
          draftKey={draftKey}
          onFocus={focus}
        />
      )}
      {!showsForm && taken.length < contentTypes.length && (
        <div>
          <Button
            icon={<Plus aria-hidden="true" />}
            data-focus="add"
            onClick={() => {
              setAdding(true);
              focus('[data-form="new"] fieldset button:enabled');
            }}
          >
            Add more content
          </Button>
        </div>
      )}
      <StepFooter onPrevious={previous} note={missing.length > 0 && `Next unlocks after ${listNames(missing)}`}>
        {missing.length === 0 && (
          <Button variant="accent" busy={busy} onClick={next}>
            Next
          </Button>
        )}
      </StepFooter>
    </div>
  );
}
