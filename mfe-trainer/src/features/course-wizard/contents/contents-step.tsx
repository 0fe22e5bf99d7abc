import { updateCourse } from '@kaksha/api-client/authoring';
import { deleteContent } from '@kaksha/api-client/contents';
import { useHost } from '@kaksha/contract/host-context';
import { type CourseContent, contentTypes } from '@kaksha/domain/catalogue';
import { missingContentTypes } from '@kaksha/domain/contents';
import { Button } from '@kaksha/ui/button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { isKept } from '../../../kept/kept-form';
import { PartFooter } from '../parts/part-footer';
import styles from '../parts/step.module.css';
import { useDeleting } from '../parts/use-deleting';
import { useFocusAfter } from '../parts/use-focus-after';
import { useFormPlace } from '../parts/use-form-place';
import { useStage } from '../parts/use-stage';
import type { StepProps } from '../step-props';
import { ContentForm } from './content-form';
import { ContentList } from './content-list';
import { MissingTypes, nameAll } from './missing-types';

/** Step 3: what learners get, type by type. */
export function ContentsStep({ course, reload, complete, previous }: StepProps) {
  const { http } = useHost();
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(root);
  const place = useFormPlace(course.id);
  const { deleteOne, shown } = useDeleting<CourseContent>({
    remove: async ({ id, type }) => {
      await deleteContent(http, id);
      return `${type} is deleted.`;
    },
    reload,
    failed: 'The content was not deleted',
    nameOf: ({ type }) => type,
  });
  const contents = shown(course.contents);
  const taken = contents.map(({ type }) => type);
  const missing = missingContentTypes(taken);
  const [adding, setAdding] = useState(() => isKept(place('content-new')));
  const showsForm = taken.length < contentTypes.length && (adding || missing.length > 0);
  const { busy, next } = useStage(() => updateCourse(http, course.id, { stage: 3 }), complete);

  return (
    <div ref={root} className={styles.step}>
      {missing.length > 0 && <MissingTypes types={missing} />}
      {showsForm && (
        <ContentForm
          course={course}
          taken={taken}
          place={place('content-new')}
          reload={reload}
          onAdded={(all) => {
            setAdding(!all);
            if (all) focus('[data-focus="list"]');
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
          place={place}
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
      <PartFooter onPrevious={previous} note={missing.length > 0 && `Next unlocks after ${nameAll(missing)}`}>
        {missing.length === 0 && (
          <Button variant="accent" busy={busy} onClick={next}>
            Next
          </Button>
        )}
      </PartFooter>
    </div>
  );
}
