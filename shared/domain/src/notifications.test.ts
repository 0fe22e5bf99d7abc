import { declarationOf, notificationKinds, settingOf, withChange, withRemoteKinds } from './notifications';

test('the names of the class reminders hold for late ones, too', () => {
  const names = [notificationKinds['class-in-24-hours'], notificationKinds['class-in-1-hour']];
  expect(names.map(({ label, description }) => [label, description])).toEqual([
    ['Class within a day', 'A class of yours starts within 24 hours.'],
    ['Class soon', 'A class of yours starts within an hour.'],
  ]);
});

const ready = { kind: 'reports.ready', label: 'My reports', description: 'A report is ready.' };
const inApp = (enabled: boolean) => ({ 'in-app': { enabled, mandatory: false } });

test('the settings have the kinds that live remotes raise, on without a choice, and no others of remotes', () => {
  const refunds = settingOf('refund-sent', {});
  const gone = { kind: 'gone.kind', label: 'Notification', description: '', channels: inApp(false) };
  const declared = [declarationOf('refund-sent'), ready, { kind: 'reports.late', label: 'Late reports' }];
  const late = { kind: 'reports.late', label: 'Notification', description: '', channels: inApp(false) };
  expect(withRemoteKinds([refunds, gone, late], declared)).toEqual([
    refunds,
    { ...ready, channels: inApp(true) },
    { kind: 'reports.late', label: 'Late reports', description: '', channels: inApp(false) },
  ]);
});

test('a change replaces a setting, and adds that of a kind without a choice', () => {
  const settings = [settingOf('refund-sent', {}), settingOf('new-batch', {})];
  const off = withChange(settings, { kind: 'new-batch', channel: 'mail', enabled: false });
  expect(off).toEqual([settings[0], settingOf('new-batch', { mail: false })]);
  const added = withChange(settings, { kind: 'reports.ready', channel: 'in-app', enabled: false });
  expect(withRemoteKinds(added, [ready])).toContainEqual({ ...ready, channels: inApp(false) });
});
