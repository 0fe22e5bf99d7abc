import type { NoticeService } from '@kaksha/contract/host';
import { Banner } from '@kaksha/ui/banner';
import { TextButton } from '@kaksha/ui/text-button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FormDraft,
  type FormDraftKey,
  otherDrafts,
  removeFormDraft,
  type StoredDraft,
  takeFormDraft,
  writeFormDraft,
} from './form-draft';
import styles from './other-drafts.module.css';

export interface OtherDraftsProps<V extends object> {
  /** Key of the form. Nothing is shown unless the form is one of new records. */
  draftKey: FormDraftKey;
  /** Values of an empty form. */
  empty: V;
  isEmpty: () => boolean;
  /** Offers to undo a discard. */
  notify: Pick<NoticeService, 'info'>;
  /** Formats the time of a draft. */
  timeText: (at: string) => string;
  /** The first words of a draft; by default its first text. */
  textOf?: (values: V) => string;
  /** Called before the form gets another draft; must store what the form shows. */
  onLeave: () => void;
  /** Shows the draft in the form. From now on it is the draft of this tab. */
  onContinue: (draft: FormDraft<V>) => void;
}

/**
 * The drafts of a new record that earlier visits left and no open tab is writing. An only one is continued at once in an
 * empty form.
 */
export function OtherDrafts<V extends object>({
  draftKey,
  empty,
  notify,
  timeText,
  textOf = (values) => firstText(values, empty),
  isEmpty,
  onLeave,
  onContinue,
}: OtherDraftsProps<V>) {
  const [drafts, setDrafts] = useState<readonly StoredDraft<V>[]>([]);
  const heading = useRef<HTMLParagraphElement>(null);
  const take = ({ key, draft }: StoredDraft<V>) => {
    onLeave();
    takeFormDraft(key);
    onContinue(draft);
  };
  const find = () => otherDrafts(draftKey, empty);
  const refresh = async () => setDrafts((await find()).drafts);
  const findNow = useEffectEvent(find);
  const takeOnly = useEffectEvent(({ drafts, areFree }: Awaited<ReturnType<typeof find>>) => {
    const [only] = drafts;
    if (only && drafts.length === 1 && areFree && isEmpty()) return take(only);
    setDrafts(drafts);
  });

  useEffect(() => {
    let shown = true;
    void findNow().then((found) => shown && takeOnly(found));
    return () => {
      shown = false;
    };
  }, []);

  if (drafts.length === 0) return null;
  const proceed = async (chosen: StoredDraft<V>) => {
    const { drafts } = await find();
    const stillFree = drafts.find(({ key }) => key.draftId === chosen.key.draftId);
    if (stillFree) take(stillFree);
    await refresh();
  };
  const discard = async ({ key, draft }: StoredDraft<V>) => {
    removeFormDraft(key);
    heading.current?.focus();
    notify.info('The draft is gone.', {
      action: {
        label: 'Undo',
        onClick() {
          writeFormDraft(key, draft.values, draft.version);
          void refresh();
        },
      },
    });
    await refresh();
  };
  return (
    <Banner>
      <p ref={heading} role="status" tabIndex={-1} className={styles.heading}>
        {drafts.length === 1
          ? 'Another draft is kept on this device.'
          : `${drafts.length} other drafts are kept on this device.`}
      </p>
      <ul className={`stack gap-2 ${styles.drafts}`}>
        {drafts.map((stored) => {
          const text = textOf(stored.draft.values) || 'Untitled';
          return (
            <li key={stored.key.draftId} className={styles.draft}>
              <span className={styles.text} dir="auto">
                {text}
              </span>
              <span className={styles.time}>{timeText(stored.draft.savedAt)}</span>
              <span className="row gap-4">
                <TextButton aria-label={`Continue ${text}`} onClick={() => void proceed(stored)}>
                  Continue
                </TextButton>
                <TextButton aria-label={`Discard ${text}`} onClick={() => void discard(stored)}>
                  Discard
                </TextButton>
              </span>
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}

function firstText<V extends object>(values: V, empty: V): string {
  const before = new Map<string, unknown>(Object.entries(empty));
  const typed = Object.entries(values).find(
    ([field, value]) => typeof value === 'string' && value.trim() && value !== before.get(field),
  );
  return typed ? String(typed[1]) : '';
}
