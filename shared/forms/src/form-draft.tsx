import { deviceStorage } from '@kaksha/contract/browser-storage';
import { currentTime } from '@kaksha/contract/now';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import { useEffect, useRef, useState } from 'react';
import { lockDraft, lockedDrafts, ownDraftId, renewDraftId, unlockDraft } from './own-draft';

/** Drafts of one form of new records that a device keeps. Older ones are removed. */
const newDrafts = { max: 10, maxDays: 30 };

/** Values of a form that a user typed and has not saved, stored in the browser's local storage. */
export interface FormDraft<V> {
  values: V;
  /** Version of the record that was edited; null for records without versions. */
  version: number | null;
  /** ISO 8601, UTC. */
  savedAt: string;
}

export interface FormDraftKey {
  /** Kind of record, e.g. `course` or `post`. */
  area: string;
  userId: number;
  /** Null for a record that is not created yet. */
  recordId: number | null;
  /** Distinguishes the forms of one record, e.g. `details` or `batch-12`; `batch-new` is a form of a new record. */
  form: string;
  /** Only for a form of a new record: names another draft than the one of this tab. */
  draftId?: string;
}

const prefixOf = (area: string, userId: number) => `kaksha.draft.${area}.${userId}.`;
/** Each tab that writes a new record has a draft of its own. */
const isNew = ({ recordId, form }: FormDraftKey) => recordId === null || form.endsWith('-new');
const formName = ({ area, userId, recordId, form }: FormDraftKey) =>
  `${prefixOf(area, userId)}${recordId ?? 'new'}.${form}`;

function storageKey(key: FormDraftKey): string {
  const id = isNew(key) ? (key.draftId ?? ownDraftId(formName(key))) : '';
  return id ? `${formName(key)}.${id}` : formName(key);
}

/** Returns false when the browser refuses to store it. */
export function writeFormDraft<V extends object>(key: FormDraftKey, values: V, version: number | null = null): boolean {
  const draft: FormDraft<V> = { values, version, savedAt: currentTime().toISOString() };
  const name = storageKey(key);
  if (isNew(key) && deviceStorage.read(name) === null) removeOldDrafts(key);
  if (isOwn(key)) lockDraft(name);
  return deviceStorage.write(name, JSON.stringify(draft));
}

export function removeFormDraft(key: FormDraftKey): void {
  releaseFormDraft(key);
  deviceStorage.write(storageKey(key), null);
}

/** Lets other tabs continue the draft, because its form is closed here. */
export function releaseFormDraft(key: FormDraftKey): void {
  if (isOwn(key)) unlockDraft(storageKey(key));
}

const isOwn = (key: FormDraftKey) => isNew(key) && key.draftId === undefined;

/** Makes a draft of `otherDrafts` the draft of this tab. The draft that the tab had stays on the device. */
export function takeFormDraft({ draftId, ...key }: FormDraftKey): void {
  const name = storageKey({ ...key, draftId });
  const stored = deviceStorage.read(name);
  releaseFormDraft(key);
  // Another id: a tab that had the draft open before finds that it is gone, and does not write into it.
  renewDraftId(formName(key));
  deviceStorage.write(name, null);
  deviceStorage.write(storageKey(key), stored);
}

/** Fields that the draft lacks, or stores with another type, take the value of `defaults`. Null without a draft. */
export function readFormDraft<V extends object>(key: FormDraftKey, defaults: V): FormDraft<V> | null {
  try {
    const name = storageKey(key);
    const draft: FormDraft<Partial<V>> | null = JSON.parse(deviceStorage.read(name) ?? 'null');
    if (!draft?.values || typeof draft.savedAt !== 'string') return null;
    const fields = new Map<string, unknown>(Object.entries(defaults));
    const known = Object.entries(draft.values).filter(
      ([field, value]) => fields.has(field) && typeName(value) === typeName(fields.get(field)),
    );
    if (isOwn(key)) lockDraft(name);
    return { ...draft, values: { ...defaults, ...Object.fromEntries(known) } };
  } catch {
    return null;
  }
}

/** For a form of a new record: of this tab or of an earlier visit. */
export const hasFormDraft = (key: FormDraftKey): boolean =>
  isOwn(key) ? draftsOfForm(key, {}).length > 0 : readFormDraft(key, {}) !== null;

export interface StoredDraft<V> {
  key: FormDraftKey;
  draft: FormDraft<V>;
}

/** All drafts of a user in one area, latest first. */
export function listFormDrafts<V extends object>(area: string, userId: number, defaults: V): StoredDraft<V>[] {
  const prefix = prefixOf(area, userId);
  return deviceStorage
    .keys()
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const [record = '', form = '', draftId = ''] = name.slice(prefix.length).split('.');
      const key = { area, userId, recordId: record === 'new' ? null : Number(record), form, draftId };
      const draft = readFormDraft(key, defaults);
      return draft ? [{ key, draft }] : [];
    })
    .sort((a, b) => b.draft.savedAt.localeCompare(a.draft.savedAt));
}

const draftsOfForm = <V extends object>(key: FormDraftKey, defaults: V) =>
  listFormDrafts(key.area, key.userId, defaults).filter((other) => formName(other.key) === formName(key));

/** Leaves room for one more. */
function removeOldDrafts(key: FormDraftKey): void {
  const oldest = currentTime().getTime() - newDrafts.maxDays * 86_400_000;
  draftsOfForm(key, {}).forEach((other, index) => {
    if (index >= newDrafts.max - 1 || Date.parse(other.draft.savedAt) < oldest) removeFormDraft(other.key);
  });
}

export interface OtherDrafts<V> {
  drafts: StoredDraft<V>[];
  /** False in a browser that cannot tell whether another tab is writing one of them. */
  areFree: boolean;
}

/** Drafts of a form of new records that earlier visits left and no open tab is writing, latest first. */
export async function otherDrafts<V extends object>(key: FormDraftKey, defaults: V): Promise<OtherDrafts<V>> {
  if (!isOwn(key)) return { drafts: [], areFree: true };
  const { drafts, areFree } = await freeDrafts(draftsOfForm(key, defaults));
  const own = storageKey(key);
  return { drafts: drafts.filter((other) => storageKey(other.key) !== own), areFree };
}

/** Without the drafts that an open tab is writing. */
export async function freeDrafts<V>(drafts: readonly StoredDraft<V>[]): Promise<OtherDrafts<V>> {
  const locked = await lockedDrafts();
  return { drafts: drafts.filter(({ key }) => !locked?.has(storageKey(key))), areFree: locked !== null };
}

const typeName = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

const saveDelayMs = 400;

export interface AutosaveOptions<V extends object> {
  draftKey: FormDraftKey;
  getValues: () => V;
  /** Whether these values equal the saved record; then no draft is stored and leaving needs no confirmation. */
  isSaved: (values: V) => boolean;
  version?: number | null;
  /** The host's question before the page is left, e.g. 'The times of this batch are not saved yet.' */
  unsavedMessage: string;
}

export interface Autosave {
  /** When the draft was last stored; 'failed' when the browser refused, null without a draft. */
  savedAt: Date | 'failed' | null;
  dirty: boolean;
  /** Call after every change. Stores the draft within 400 ms, or at once when the form is being unmounted. */
  changed(): void;
  saveNow(): void;
  /** Removes the draft and lets the user leave without confirmation. Later changes are stored again. */
  discard(): void;
  /** Like `discard`, and ignores all later changes, e.g. those of an editor that unmounts after a save. */
  stop(): void;
}

/** Stores a form's values as a draft while the user types, and makes the host confirm leaving with unsaved changes. */
export function useAutosave<V extends object>(options: AutosaveOptions<V>): Autosave {
  const [savedAt, setSavedAt] = useState<Autosave['savedAt']>(null);
  const [dirty, setDirty] = useState(() => !options.isSaved(options.getValues()));
  const timer = useRef<number | null>(null);
  const phase = useRef<'active' | 'unmounted' | 'stopped'>('active');

  const clearTimer = () => {
    if (timer.current !== null) window.clearTimeout(timer.current);
    timer.current = null;
  };
  const saveNow = () => {
    clearTimer();
    const values = options.getValues();
    const isDirty = !options.isSaved(values);
    setDirty(isDirty);
    if (isDirty)
      return setSavedAt(writeFormDraft(options.draftKey, values, options.version) ? currentTime() : 'failed');
    removeFormDraft(options.draftKey);
    setSavedAt(null);
  };
  const latest = useRef({ options, saveNow });
  latest.current = { options, saveNow };

  useEffect(() => {
    if (phase.current === 'unmounted') phase.current = 'active';
    const flush = () => {
      if (timer.current !== null) latest.current.saveNow();
    };
    document.addEventListener('visibilitychange', flush);
    // Captures, because the tab gives up its draft in the same event.
    window.addEventListener('pagehide', flush, true);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush, true);
      if (phase.current === 'active') phase.current = 'unmounted';
      flush();
      releaseFormDraft(latest.current.options.draftKey);
    };
  }, []);

  const { release } = useUnsavedWork(dirty ? options.unsavedMessage : null);
  const discard = () => {
    clearTimer();
    removeFormDraft(options.draftKey);
    setDirty(false);
    setSavedAt(null);
    release();
  };

  return {
    savedAt,
    dirty,
    saveNow,
    discard,
    changed() {
      if (phase.current === 'stopped') return;
      if (phase.current === 'unmounted') {
        latest.current.saveNow();
        return releaseFormDraft(latest.current.options.draftKey);
      }
      const { getValues, isSaved } = latest.current.options;
      setDirty(!isSaved(getValues()));
      timer.current ??= window.setTimeout(() => latest.current.saveNow(), saveDelayMs);
    },
    stop() {
      discard();
      phase.current = 'stopped';
    },
  };
}
