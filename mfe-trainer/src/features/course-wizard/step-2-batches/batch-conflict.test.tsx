import { editConflict } from '@kaksha/testing/fake-http';
import { listedBatchWire } from '@kaksha/testing/wire/trainer-area';
import { screen, waitFor, within } from '@testing-library/react';
import { box, button, evening, openTimings, titles } from './fake-batches-step';

beforeEach(() => localStorage.clear());

const loaded = { ...evening, seats: 10, seatsLeft: 10, version: 1 };
const stored = { ...loaded, courseName: 'Helm', seats: 25, seatsLeft: 25, version: 2 };

/** Saves 12 seats after another tab saved 25. */
async function saveSecond() {
  const wizard = await openTimings(loaded);
  wizard.host.http.on('PUT', '/timings/4', ({ body }: { body: { seats: number; version: number } }) =>
    body.version === 2
      ? listedBatchWire({ ...stored, seats: body.seats, version: 3 })
      : editConflict(listedBatchWire(stored)),
  );
  await wizard.user.click(screen.getByRole('button', { name: /^Edit/ }));
  await wizard.user.clear(box('Seats'));
  await wizard.user.type(box('Seats'), '12');
  await wizard.user.click(button('Update Timing'));
  const dialog = within(await screen.findByRole('dialog', { name: 'This batch was changed meanwhile' }));
  const sent = () =>
    wizard.host.http.callsTo('PUT', '/timings/4').map(({ body }) => {
      const { seats, version } = body as { seats: number; version: number };
      return { seats, version };
    });
  return { ...wizard, choice: within(dialog.getByRole('radiogroup', { name: 'Seats' })), sent };
}

test('shows the seats of both tabs and keeps those of the choice', async () => {
  const { user, choice, sent, host } = await saveSecond();
  expect(choice.getByRole('radio', { name: /Yours/ })).toBeChecked();
  expect(choice.getByText('12')).toBeInTheDocument();
  expect(choice.getByText('25')).toBeInTheDocument();
  await user.click(button('Save my choice'));
  await waitFor(() => expect(titles({ host })).toContain('Timing updated successfully!'));
  expect(sent()).toEqual([
    { seats: 12, version: 1 },
    { seats: 12, version: 2 },
  ]);
});

test('takes the seats that the other tab saved', async () => {
  const { user, choice, sent, host } = await saveSecond();
  await user.click(choice.getByRole('radio', { name: /As it was saved/ }));
  await user.click(button('Save my choice'));
  await waitFor(() => expect(titles({ host })).toContain('Timing updated successfully!'));
  expect(sent()[1]).toEqual({ seats: 25, version: 2 });
});

test('saves nothing and keeps the typed seats when the trainer goes on editing', async () => {
  const { user, sent } = await saveSecond();
  await user.click(button('Go on editing'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(box('Seats')).toHaveDisplayValue('12');
  expect(sent()).toHaveLength(1);
});
