import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeHost } from './fake-host';
import { editConflict, type FakeCall } from './fake-http';

export interface SecondSave {
  /** As in the title of the dialog. */
  record: string;
  /** The field with two values. */
  label: string;
  /** The values as the user reads them; '' for a picture. */
  shown: { mine: string; theirs: string };
  /** Opens the form of version 1, changes the field and saves. */
  save: () => Promise<FakeHost>;
  call: readonly ['POST' | 'PUT' | 'PATCH', string];
  /** What the other tab saved, as version 2. */
  stored: object;
  /** The answer of the save; without it the stored record as version 3. */
  saved?: unknown;
  /** Fields of the request with each choice. */
  sent: { mine: object; theirs: object };
  /** Checks that the form has the typed value. */
  expectTyped: () => void;
}

/** Tests of a form in the second of two tabs that save one record. */
export function testSecondSave(name: string, form: SecondSave): void {
  const { record, label, shown, call } = form;

  const open = async () => {
    const host = await form.save();
    const dialog = await screen.findByRole('dialog', { name: `This ${record} was changed meanwhile` });
    // No other field differs.
    const group = within(dialog).getByRole('radiogroup');
    expect(group).toHaveAccessibleName(label);
    const choice = (text: string) => within(group).getByRole('radio', { name: new RegExp(`^${text}`) });
    const press = (button: string) => userEvent.click(within(dialog).getByRole('button', { name: button }));
    return { host, dialog, choice, press };
  };
  const bodies = (host: FakeHost) => host.http.callsTo(...call).map(({ body }) => body);

  describe(name, () => {
    test('shows both values, and goes on editing without a loss', async () => {
      const { host, dialog, choice, press } = await open();
      expect(choice('Yours')).toHaveAccessibleName(`Yours ${shown.mine}`.trim());
      expect(choice('As it was saved')).toHaveAccessibleName(`As it was saved ${shown.theirs}`.trim());
      expect(choice('Yours')).toBeChecked();
      await press('Go on editing');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      form.expectTyped();
      expect(bodies(host)).toHaveLength(1);
    });

    test.each(['mine', 'theirs'] as const)('saves the chosen value: %s', async (chosen) => {
      const { host, choice, press } = await open();
      await userEvent.click(choice(chosen === 'mine' ? 'Yours' : 'As it was saved'));
      await press('Save my choice');
      await waitFor(() => expect(bodies(host)).toHaveLength(2));
      expect(bodies(host)).toMatchObject([
        { ...form.sent.mine, version: 1 },
        { ...form.sent[chosen], version: 2 },
      ]);
      await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ type: 'success' }));
    });
  });
}

/** The API has version 2 of the record. */
export function answerSecondSave(
  host: FakeHost,
  { call: [method, path], stored, saved }: Pick<SecondSave, 'call' | 'stored' | 'saved'>,
): void {
  host.http.on(method, path, ({ body }: FakeCall) =>
    (body as { version: number }).version === 2
      ? (saved ?? { ...stored, version: 3 })
      : editConflict({ ...stored, version: 2 }),
  );
}
