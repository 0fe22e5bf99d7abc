import { fakeLocks } from '@kaksha/testing/fake-locks';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listFormDrafts, writeFormDraft } from './form-draft';
import { OtherDrafts } from './other-drafts';

const draftKey = { area: 'course', userId: 6, recordId: null, form: 'details' };
const empty = { name: '' };
const leave = (name: string) => writeFormDraft({ ...draftKey, draftId: name.toLowerCase() }, { name });
const stored = () => listFormDrafts('course', 6, empty).map(({ draft }) => draft.values.name);

function open({ isEmpty = true } = {}) {
  const onContinue = jest.fn();
  const info = jest.fn();
  render(
    <OtherDrafts
      draftKey={draftKey}
      empty={empty}
      isEmpty={() => isEmpty}
      notify={{ info }}
      timeText={() => 'today'}
      onLeave={() => {}}
      onContinue={({ values }) => onContinue(values.name)}
    />,
  );
  return { onContinue, info, user: userEvent.setup() };
}

beforeEach(() => {
  localStorage.clear();
  fakeLocks();
});

test('continues the only draft at once in an empty form', async () => {
  leave('Helm');
  const { onContinue } = open();
  await waitFor(() => expect(onContinue).toHaveBeenCalledWith('Helm'));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('asks before it replaces what was typed', async () => {
  leave('Helm');
  const { onContinue } = open({ isEmpty: false });
  expect(await screen.findByText('Another draft is kept on this device.')).toBeInTheDocument();
  expect(onContinue).not.toHaveBeenCalled();
});

test('asks in a browser that cannot tell whether a tab is writing the draft', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  leave('Helm');
  const { onContinue } = open();
  expect(await screen.findByText('Another draft is kept on this device.')).toBeInTheDocument();
  expect(onContinue).not.toHaveBeenCalled();
});

test('offers several drafts, latest first, with their first words', async () => {
  leave('Helm');
  jest.setSystemTime(new Date('2026-01-15T06:31:00.000Z'));
  leave('हिन्दी');
  const { onContinue, user } = open();
  expect(await screen.findByText('2 other drafts are kept on this device.')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'हिन्दीtodayContinueDiscard',
    'HelmtodayContinueDiscard',
  ]);
  await user.click(screen.getByRole('button', { name: 'Continue Helm' }));
  await waitFor(() => expect(onContinue).toHaveBeenCalledWith('Helm'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('Discard removes one draft; Undo brings it back', async () => {
  leave('Helm');
  leave('Istio');
  const { info, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Discard Helm' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByText('Another draft is kept on this device.')).toHaveFocus();
  expect(stored()).toEqual(['Istio']);
  info.mock.calls[0][1].action.onClick();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});
