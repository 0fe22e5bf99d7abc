import { orderContents } from '@kaksha/api-client/contents';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { type ContentType, type CourseContent, requiredContentTypes } from '@kaksha/domain/catalogue';
import { useState } from 'react';
import { type FormPlace, isKept } from '../../../kept/kept-form';
import { ConfirmDelete, loadConfirmDelete } from '../parts/confirm-delete';
import { MoveButtons } from '../parts/move-buttons';
import styles from '../parts/step.module.css';
import { firstField } from '../parts/use-focus-after';
import { useOrdering } from '../parts/use-ordering';
import { useWarm } from '../parts/use-warm';
import { ContentEdit } from './content-edit';
import { ContentRow } from './content-row';

export interface ContentListProps {
  course: AuthoredCourse;
  contents: readonly CourseContent[];
  onDelete: (content: CourseContent) => void;
  reload: () => Promise<void>;
  place: (form: string) => FormPlace;
  onFocus: (selector: string) => void;
}

/** 'Saved contents': in order, edited in place. */
export function ContentList({ course, contents, onDelete, reload, place, onFocus }: ContentListProps) {
  const { http } = useHost();
  const placeOf = ({ id }: CourseContent) => place(`content-${id}`);
  const [editing, setEditing] = useState(() => contents.find((content) => isKept(placeOf(content)))?.id ?? null);
  useWarm(loadConfirmDelete);
  const [asked, setAsked] = useState<CourseContent | null>(null);
  const { ordered, move, said, list } = useOrdering({
    items: contents,
    save: (ids) => orderContents(http, course.id, ids),
    reload,
    nameOf: ({ type }) => type,
  });
  const edit = (id: number) => {
    setEditing(id);
    onFocus(firstField('edit'));
  };
  const close = (id: number) => {
    setEditing(null);
    onFocus(`[data-focus="edit-${id}"]`);
  };
  return (
    <section className={styles.section} aria-labelledby="saved-contents">
      <h2 id="saved-contents" className={styles.title} tabIndex={-1} data-focus="list">
        Saved contents
      </h2>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ol ref={list} className={styles.list} aria-labelledby="saved-contents">
        {ordered.map((content, index) => (
          <li key={content.id} className={styles.row}>
            {editing === content.id ? (
              <ContentEdit
                course={course}
                content={content}
                place={placeOf(content)}
                reload={reload}
                onClose={() => close(content.id)}
              />
            ) : (
              <ContentRow
                content={content}
                kept={isKept(placeOf(content))}
                onEdit={() => edit(content.id)}
                onDelete={() => setAsked(content)}
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
      {asked && (
        <ConfirmDelete
          title={`Delete ${asked.type}?`}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            onDelete(asked);
            onFocus('[data-focus="list"], form textarea');
          }}
        >
          {asked.items.length === 1 ? 'Its item' : `Its ${asked.items.length} items`} will be gone.
          {(requiredContentTypes as readonly ContentType[]).includes(asked.type) &&
            ' This type is required: a course cannot be published without it.'}
        </ConfirmDelete>
      )}
    </section>
  );
}
