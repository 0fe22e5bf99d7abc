import { fakeLocks } from '@kaksha/testing/fake-locks';
import { waitFor } from '@testing-library/react';
import { hasFormDraft, listFormDrafts, readFormDraft, removeFormDraft, writeFormDraft } from './form-draft';

const key = { area: 'course', userId: 6, recordId: 9, form: 'batch-new' };
const defaults = { duration: '', active: true };

beforeEach(() => localStorage.clear());

test('reads the stored values with the time of the draft', () => {
  expect(writeFormDraft(key, { duration: '2 hours', active: false })).toBe(true);
  expect(readFormDraft(key, defaults)).toEqual({
    values: { duration: '2 hours', active: false },
    version: null,
    savedAt: '2026-01-15T06:30:00.000Z',
  });
  expect(hasFormDraft(key)).toBe(true);
});

test('stores the version of the record with the draft', () => {
  writeFormDraft({ ...key, recordId: null }, defaults, 4);
  expect(readFormDraft({ ...key, recordId: null }, defaults)?.version).toBe(4);
});

test('separates drafts by area, user, record and form', () => {
  writeFormDraft(key, defaults);
  expect(hasFormDraft({ ...key, area: 'post' })).toBe(false);
  expect(hasFormDraft({ ...key, userId: 7 })).toBe(false);
  expect(hasFormDraft({ ...key, recordId: 10 })).toBe(false);
  expect(hasFormDraft({ ...key, recordId: null })).toBe(false);
  expect(hasFormDraft({ ...key, form: 'batch-4' })).toBe(false);
});

test('uses the default for a field of another type and drops unknown fields', () => {
  writeFormDraft(key, { duration: 90, active: false, removed: 'x' });
  expect(readFormDraft(key, defaults)?.values).toEqual({ duration: '', active: false });
  writeFormDraft(key, { tags: 'a, b' });
  expect(readFormDraft(key, { tags: ['a'] })?.values).toEqual({ tags: ['a'] });
});

test('returns null for a removed draft and for one that is not JSON', () => {
  writeFormDraft(key, defaults);
  removeFormDraft(key);
  expect(readFormDraft(key, defaults)).toBeNull();
  localStorage.setItem('kaksha.draft.course.6.9.batch-4', '{');
  expect(readFormDraft({ ...key, form: 'batch-4' }, defaults)).toBeNull();
});

test('reports that the browser refused to store the draft', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeFormDraft(key, defaults)).toBe(false);
});

test("lists the user's drafts of an area, latest first", () => {
  writeFormDraft({ ...key, recordId: 3 }, { duration: 'first', active: true });
  jest.setSystemTime(new Date('2026-01-15T06:31:00.000Z'));
  writeFormDraft({ ...key, recordId: null }, { duration: 'second', active: true });
  writeFormDraft({ ...key, userId: 60 }, defaults);
  writeFormDraft({ ...key, area: 'post' }, defaults);
  localStorage.setItem('kaksha.draft.course.6.8.details', '{');
  expect(
    listFormDrafts('course', 6, defaults).map(({ key: { recordId }, draft }) => [recordId, draft.values.duration]),
  ).toEqual([
    [null, 'second'],
    [3, 'first'],
  ]);
});

describe('new records', () => {
  /** A tab of the same browser: it runs its own scripts and shares the local storage. */
  function openTab(): typeof import('./form-draft') {
    let tab: typeof import('./form-draft') | undefined;
    jest.isolateModules(() => {
      tab = require('./form-draft');
    });
    return tab!;
  }
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const texts = (found: { draft: { values: typeof defaults } }[]) => found.map(({ draft }) => draft.values.duration);
  const typed = (duration: string) => ({ duration, active: true });

  beforeEach(() => {
    sessionStorage.clear();
    jest.setSystemTime(new Date('2026-01-15T06:30:00.000Z'));
    fakeLocks();
  });

  test.each([
    { ...key, area: 'post', recordId: null, form: 'editor' },
    { ...key, recordId: null, form: 'details' },
    ...['batch-new', 'content-new', 'module-new'].map((form) => ({ ...key, form })),
  ])('two tabs with $area $form have two drafts, and removing one keeps the other', (key) => {
    const [one, other] = [openTab(), openTab()];
    one.writeFormDraft(key, typed('one'));
    other.writeFormDraft(key, typed('other'));
    expect(one.readFormDraft(key, defaults)?.values.duration).toBe('one');
    expect(other.readFormDraft(key, defaults)?.values.duration).toBe('other');
    one.removeFormDraft(key);
    expect(one.readFormDraft(key, defaults)).toBeNull();
    expect(other.readFormDraft(key, defaults)?.values.duration).toBe('other');
  });

  test('two tabs with a stored record share its draft', () => {
    openTab().writeFormDraft({ ...key, form: 'batch-4' }, typed('one'));
    expect(openTab().readFormDraft({ ...key, form: 'batch-4' }, defaults)?.values.duration).toBe('one');
  });

  test('a reload finds the draft of its tab; a duplicate of the open tab starts empty', () => {
    openTab().writeFormDraft(key, typed('one'));
    // This is what a duplicate of the open tab copies.
    expect(Object.keys(sessionStorage)).toEqual([]);
    leave();
    const reloaded = openTab();
    expect(reloaded.readFormDraft(key, defaults)?.values.duration).toBe('one');
    expect(openTab().readFormDraft(key, defaults)).toBeNull();
  });

  test('a later visit finds the drafts that no open tab writes, latest first, and takes one', async () => {
    const gone = openTab();
    gone.writeFormDraft(key, typed('first'));
    gone.releaseFormDraft(key);
    jest.setSystemTime(new Date('2026-01-15T06:31:00.000Z'));
    const closed = openTab();
    closed.writeFormDraft(key, typed('second'));
    closed.releaseFormDraft(key);
    openTab().writeFormDraft(key, typed('in use'));

    const visit = openTab();
    await waitFor(async () =>
      expect(texts((await visit.otherDrafts(key, defaults)).drafts)).toEqual(['second', 'first']),
    );
    const { drafts } = await visit.otherDrafts(key, defaults);
    visit.takeFormDraft(drafts[1]!.key);
    expect(visit.readFormDraft(key, defaults)?.values.duration).toBe('first');
    expect(texts((await visit.otherDrafts(key, defaults)).drafts)).toEqual(['second']);
    expect(texts((await openTab().otherDrafts(key, defaults)).drafts)).toEqual(['second']);
    // The tab that wrote it begins a draft of its own.
    expect(gone.readFormDraft(key, defaults)).toBeNull();
  });

  test('finds the draft of an earlier release', async () => {
    localStorage.setItem(
      'kaksha.draft.course.6.9.batch-new',
      JSON.stringify({ values: typed('old'), version: null, savedAt: '2026-01-15T06:30:00.000Z' }),
    );
    const visit = openTab();
    expect(visit.hasFormDraft(key)).toBe(true);
    visit.takeFormDraft((await visit.otherDrafts(key, defaults)).drafts[0]!.key);
    expect(visit.readFormDraft(key, defaults)?.values.duration).toBe('old');
    expect(Object.keys(localStorage)).not.toContain('kaksha.draft.course.6.9.batch-new');
  });

  test('keeps the latest ten drafts of a form, none for longer than 30 days', () => {
    const write = (minute: number) => {
      jest.setSystemTime(Date.parse('2026-01-15T06:30:00.000Z') + minute * 60_000);
      openTab().writeFormDraft(key, typed(String(minute)));
    };
    for (let minute = 0; minute < 12; minute++) write(minute);
    expect(texts(listFormDrafts('course', 6, defaults))).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
    write(40 * 24 * 60);
    expect(texts(listFormDrafts('course', 6, defaults))).toEqual(['57600']);
  });
});
