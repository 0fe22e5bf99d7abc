import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';
import { notificationKindNames } from '@kaksha/domain/notifications';
import type { LiveRemote } from '@kaksha/release/live-releases';
import { withCompleteKinds } from './complete-kinds';
import { declaredKinds } from './kinds';

const live = (notifications?: readonly NotificationDeclaration[]) =>
  ({ ...(notifications && { notifications }) }) as unknown as LiveRemote;
const kindsOf = (remotes: Record<string, LiveRemote>) =>
  declaredKinds(withCompleteKinds({ remotes, shell: { version: '1' } }));
const namesOf = (remotes: Record<string, LiveRemote>) => kindsOf(remotes).map(({ kind }) => kind);

test('earlier releases of the remotes keep the labels of their kinds', () => {
  const earlier = kindsOf({ learner: live(), trainer: live(), public: live() });
  expect(earlier.map(({ kind }) => kind)).toEqual(notificationKindNames);
  expect(earlier).toContainEqual({ kind: 'certificate', label: 'My certificates' });
  expect(earlier).toContainEqual({ kind: 'payout', label: 'My payouts', audience: 'trainer' });
});

test('kinds go with their remote, and a release may declare none', () => {
  const ready = { kind: 'reports.ready', label: 'My reports' };
  expect(namesOf({ reports: live([ready]) })).toEqual(['reports.ready', 'security']);
  expect(namesOf({ learner: live([]) })).toEqual(['security']);
  expect(namesOf({ reports: live() })).toEqual(['security']);
});
