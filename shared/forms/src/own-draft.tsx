import { tabStorage } from '@kaksha/contract/browser-storage';

/**
 * Which draft of a new record belongs to this tab. Two tabs that each write a new record have two drafts.
 *
 * While the page lives, its ids are in memory only: a duplicated tab copies the tab's storage and must not share them.
 */
const prefix = 'kaksha.own-draft.';
const ids = new Map<string, string>();
/** Ends the lock of a draft. Other tabs see the lock, so they leave the draft alone. */
const locks = new Map<string, { release: () => void; ended: Promise<unknown> }>();
let released: Promise<unknown> = Promise.resolve();

/** @param form  names a form of a new record of a user */
export function ownDraftId(form: string): string {
  const id = ids.get(form) ?? tabStorage.read(prefix + form) ?? newId();
  tabStorage.write(prefix + form, null);
  ids.set(form, id);
  return id;
}

/** From now on the tab's draft of this form has another id. */
export function renewDraftId(form: string): void {
  ids.set(form, newId());
}

export function lockDraft(name: string): void {
  if (locks.has(name) || !navigator.locks) return;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A browser that blocks storage refuses locks, too.
  const ended = navigator.locks.request(name, () => held).catch(() => {});
  locks.set(name, { release, ended });
}

export function unlockDraft(name: string): void {
  const lock = locks.get(name);
  if (!lock) return;
  lock.release();
  locks.delete(name);
  released = Promise.all([released, lock.ended]);
}

/** Names of the drafts that open tabs are writing; null in a browser that cannot tell. */
export async function lockedDrafts(): Promise<ReadonlySet<string> | null> {
  try {
    await released;
    const { held = [] } = await navigator.locks.query();
    return new Set(held.map(({ name = '' }) => name));
  } catch {
    return null;
  }
}

const newId = () => Math.random().toString(36).slice(2);

let unlocked: string[] = [];

function leavePage(): void {
  for (const [form, id] of ids) tabStorage.write(prefix + form, id);
  ids.clear();
  unlocked = [...locks.keys()];
  unlocked.forEach(unlockDraft);
}

/** The page may come back from the browser's memory, with its forms open. */
function enterPage(): void {
  for (const key of tabStorage.keys()) if (key.startsWith(prefix)) ownDraftId(key.slice(prefix.length));
  unlocked.splice(0).forEach(lockDraft);
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', leavePage);
  window.addEventListener('pageshow', enterPage);
}
