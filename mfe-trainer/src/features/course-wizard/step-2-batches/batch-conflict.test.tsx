import type { Batch } from '@kaksha/domain/catalogue';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { listedBatchWire } from '@kaksha/testing/wire/trainer-area';
import { act, screen } from '@testing-library/react';
import { box, button, evening, openTimings, select, students } from './fake-batches-step';

beforeEach(() => localStorage.clear());

const loaded = { ...evening, seats: 10, seatsLeft: 10, version: 1 };
const second = { record: 'batch', call: ['PUT', '/timings/4'] as const };
const saved = (changed: Partial<Batch>) => listedBatchWire({ ...loaded, ...changed, courseName: 'Helm' });

const tara = {
  id: 1,
  email: 'tara@mail.test',
  name: 'Tara Joshi',
  role: 'trainer',
  trainer_id: 9,
  invited_at: '2026-01-02T10:00:00Z',
  accepted_at: '2026-01-03T10:00:00Z',
};
type User = Awaited<ReturnType<typeof openTimings>>['user'];

/** Changes the batch of an institute after another tab saved `stored`. */
async function saveAfter(stored: object, change: (user: User) => Promise<void>) {
  const { user, host } = await openTimings(loaded);
  host.http.on('GET', '/staff', [tara]);
  const owner = host.session.get().user;
  if (owner) act(() => host.session.setUser({ ...owner, instituteRole: 'owner' }));
  host.http.on('GET', '/course-purchase/users/9', students());
  answerSecondSave(host, { ...second, stored });
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  await change(user);
  await user.click(button('Update Timing'));
  return host;
}
const type = (name: string, text: string) => async (user: User) => {
  await user.clear(box(name));
  await user.type(box(name), text);
};

const unlimited = saved({ seats: null, seatsLeft: null });
testSecondSave('the seats of a batch', {
  ...second,
  label: 'Seats',
  shown: { mine: '12', theirs: 'Unlimited' },
  save: () => saveAfter(unlimited, type('Seats', '12')),
  stored: unlimited,
  sent: { mine: { seats: 12 }, theirs: { seats: null } },
  expectTyped: () => expect(box('Seats')).toHaveDisplayValue('12'),
});

const later = saved({ startDate: '2026-01-21' });
testSecondSave('the first day of a batch', {
  ...second,
  label: 'Start date',
  shown: { mine: '20 Jan 2026', theirs: '21 Jan 2026' },
  save: () => saveAfter(later, type('Start date', '2026-01-20')),
  stored: later,
  sent: { mine: { start_date: '2026-01-20' }, theirs: { start_date: '2026-01-21' } },
  expectTyped: () => expect(box('Start date')).toHaveValue('2026-01-20'),
});

const longer = saved({ endDate: '2026-02-20' });
testSecondSave('the last day of a batch', {
  ...second,
  label: 'End date',
  shown: { mine: 'No end', theirs: '20 Feb 2026' },
  save: () => saveAfter(longer, (user) => user.clear(box('End date'))),
  stored: longer,
  sent: { mine: { end_date: '' }, theirs: { end_date: '2026-02-20' } },
  expectTyped: () => expect(box('End date')).toHaveValue(''),
});

const open = saved({ endTime: null });
testSecondSave('the hours of a batch', {
  ...second,
  label: 'End time',
  shown: { mine: '8:30 PM', theirs: 'Nothing' },
  save: () =>
    saveAfter(open, async (user) => {
      await type('End time', '20:30')(user);
      // The duration follows from the times.
      await type('Duration', loaded.duration)(user);
    }),
  stored: open,
  sent: { mine: { time_to: '20:30' }, theirs: { time_to: '' } },
  expectTyped: () => expect(box('End time')).toHaveValue('20:30'),
});

const twoDays = saved({ dayOfWeek: 1, weekdays: [1, 3] });
testSecondSave('the class days of a batch', {
  ...second,
  label: 'Class days',
  shown: { mine: 'Weekend(Sat,Sun)', theirs: 'Mon, Wed' },
  save: () => saveAfter(twoDays, (user) => user.selectOptions(select('Class type'), 'Weekend(Sat,Sun)')),
  stored: twoDays,
  sent: { mine: { day_of_week: 2, weekdays: [] }, theirs: { day_of_week: null, weekdays: [1, 3] } },
  expectTyped: () => expect(select('Class type')).toHaveDisplayValue('Weekend(Sat,Sun)'),
});

// She joined the staff after the form loaded it.
const ofUma = { ...saved({ trainerId: 12 }), trainer_name: 'Uma Iyer' };
testSecondSave('the trainer of a batch', {
  ...second,
  label: 'Trainer',
  shown: { mine: 'Tara Joshi', theirs: 'Uma Iyer' },
  save: () =>
    saveAfter(ofUma, async (user) => {
      await screen.findByRole('option', { name: 'Tara Joshi' });
      await user.selectOptions(select('Trainer'), 'Tara Joshi');
    }),
  stored: ofUma,
  sent: { mine: { trainerId: 9 }, theirs: { trainerId: 12 } },
  expectTyped: () => expect(select('Trainer')).toHaveDisplayValue('Tara Joshi'),
});
