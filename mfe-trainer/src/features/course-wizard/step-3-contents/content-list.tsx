import { orderContents } from '@kaksha/api-client/contents';
import { useOrdering } from '@kaksha/api-client/use-ordering';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseContent } from '@kaksha/domain/catalogue';
import { isRequiredContentType } from '@kaksha/domain/contents';
import { hasFormDraft } from '@kaksha/forms/form-draft';
import { MoveButtons } from '@kaksha/ui/move-buttons';
import { useState } from 'react';
import { ConfirmDelete, loadConfirmDelete, usePreload } from '../shared/lazy-dialogs';
import styles from '../shared/step.module.css';
import { firstField } from '../shared/use-focus-after';
import type { StepProps } from '../steps';
import { ContentEdit } from './content-edit';
import { ContentRow } from './content-row';
import { useShowing } from './use-showing';

export interface ContentListProps {
  course: AuthoredCourse;
  contents: readonly CourseContent[];
  onDelete: (content: CourseContent) => void;
  reload: () => Promise<void>;
  draftKey: StepProps['draftKey'];
  onFocus: (selector: string) => void;
}

/** Section 'Saved contents': the stored contents in order, edited in place. */
export function ContentList({ course, contents, onDelete, reload, draftKey, onFocus }: ContentListProps) {
  const { http } = useHost();
  const keyOf = ({ id }: CourseContent) => draftKey(`content-${id}`);
  const [editing, setEditing] = useState(() => contents.find((content) => hasFormDraft(keyOf(content)))?.id ?? null);
  usePreload(loadConfirmDelete);
  const [deleting, setDeleting] = useState<CourseContent | null>(null);
  const { ordered, move, announcement, list } = useOrdering({
    items: contents,
    save: (ids) => orderContents(http, course.id, ids),
    reload,
    nameOf: ({ type }) => type,
  });
  const show = useShowing(reload);
  const edit = (id: number) => {
    setEditing(id);
    onFocus(firstField('edit'));
  };
  const close = (id: number) => {
    setEditing(null);
    onFocus(`[data-focus="edit-${id}"]`);
  };
  return (
    <section className="stack gap-4" aria-labelledby="saved-contents">
      <h2 id="saved-contents" className={styles.title} tabIndex={-1} data-focus="list">
        Saved contents
      </h2>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ol ref={list} className="panel" aria-labelledby="saved-contents">
        {ordered.map((content, index) => (
          <li key={content.id} className={styles.row}>
            {editing === content.id ? (
              <ContentEdit
                course={course}
                content={content}
                draftKey={keyOf(content)}
                reload={reload}
                onClose={() => close(content.id)}
              />
            ) : (
              <ContentRow
                content={content}
                hasDraft={hasFormDraft(keyOf(content))}
                onShow={(live) => void show(content, live)}
                onEdit={() => edit(content.id)}
                onDelete={() => setDeleting(content)}
                moves={
                  ordered.length > 1 && (
                    <MoveButtons
                      id={content.id}
                      name={content.type}
                      first={index === 0}
                      last={index === ordered.length - 1}
                      below
                      onMove={(direction) => move(content, direction)}
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
          title={`Delete ${deleting.type}?`}
          onClose={() => setDeleting(null)}
          onConfirm={() => {
            setDeleting(null);
            onDelete(deleting);
            onFocus('[data-focus="list"], form textarea');
          }}
        >
          {`${deleting.items.length === 1 ? 'Its item' : `Its ${deleting.items.length} items`} will be gone.${
            isRequiredContentType(deleting.type)
              ? ' This type is required: a course cannot be published without it.'
              : ''
          }`}
        </ConfirmDelete>
      )}
    </section>
  );
}
