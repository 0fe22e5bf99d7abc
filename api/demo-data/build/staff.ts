import { demoAccounts } from '@kaksha/domain/demo';
import { required } from '@kaksha/domain/typed';
import { trainers, users } from '../../src/platform/database/schema/people';
import { staff } from '../../src/platform/database/schema/staff';
import type { Clock } from './clock';
import type { Course } from './courses';
import type { RowBook } from './rows';
import type { Trainer } from './trainers';

/** Staff of the demo institute: a trainer who teaches a batch, a manager, and an open invitation. */
export function addStaff(
  book: RowBook,
  clock: Clock,
  seeds: ReadonlyMap<string, Trainer>,
  courses: readonly Course[],
): void {
  const institute = required(
    [...seeds.values()].find(({ seed }) => seed.email === demoAccounts.institute),
    'the demo institute',
  ).row;
  const moments = (days: number) => ({ createdAt: clock.ago(days, '10:05'), updatedAt: clock.ago(days, '10:05') });
  const invitation = { instituteId: institute.id, invitedBy: institute.userId };
  const member = (name: string, email: string, role: 'manager' | 'trainer', days: number) => {
    const user = book.add(users, { name, email, ...moments(days) });
    const acceptedAt = clock.ago(days - 1, '18:40');
    book.add(staff, { ...invitation, email, role, userId: user.id, createdAt: clock.ago(days, '10:05'), acceptedAt });
    return user;
  };

  const teacher = member('Nandini Kulkarni', demoAccounts.staffTrainer, 'trainer', 120);
  const profile = book.add(trainers, {
    userId: teacher.id,
    kind: 'individual',
    name: teacher.name ?? '',
    trainingType: 'Online',
    headline: 'Blue team lead, teaches detection at NetShield Academy',
    about: 'Ran the night shift of a security operations centre for six years. Teaches what the alerts do not say.',
    location: 'Pune, Maharashtra',
    experienceYears: 9,
    ...moments(119),
  });
  const batch = courses
    .filter(({ row }) => row.trainerId === institute.id)
    .flatMap(({ current }) => current)
    .filter(({ startDate }) => startDate > clock.today)
    .at(-1);
  required(batch, "a coming batch of the institute's").trainerId = profile.id;
  member('Samir Bhide', demoAccounts.manager, 'manager', 90);
  book.add(staff, { ...invitation, email: demoAccounts.invited, role: 'trainer', createdAt: clock.ago(2, '16:20') });
}
