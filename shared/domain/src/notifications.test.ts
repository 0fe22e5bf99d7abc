import { notificationKinds } from './notifications';

test('the names of the class reminders hold for late ones, too', () => {
  const names = [notificationKinds['class-in-24-hours'], notificationKinds['class-in-1-hour']];
  expect(names.map(({ label, description }) => [label, description])).toEqual([
    ['Class within a day', 'A class of yours starts within 24 hours.'],
    ['Class soon', 'A class of yours starts within an hour.'],
  ]);
});
