import { users } from '../../src/platform/database/schema/people';
import { auditLog } from '../../src/platform/database/schema/platform';
import type { Clock } from './clock';
import type { People } from './learners';
import type { Home } from './places';
import type { RowBook } from './rows';

const reason = 'Asked twelve learners in the questions of courses to pay to a private account.';

/** Adds a person whom the administrator blocked, an editor with one right, and the entries of the audit log about both. */
export function addBlockedPerson(
  book: RowBook,
  clock: Clock,
  { admin }: People,
  { countryId, stateId, cityId }: Home,
): void {
  const home = { countryId, stateId, cityId };
  const createdAt = clock.ago(48, '16:10');
  const blockedAt = clock.ago(6, '10:25');
  const blocked = book.add(users, {
    ...home,
    name: 'Rohit Malik',
    email: 'rohit.malik@mail.example',
    createdAt,
    updatedAt: blockedAt,
    blockedAt,
    blockReason: reason,
    blockedBy: admin.id,
  });
  const joined = clock.ago(200, '11:45');
  const editor = book.add(users, {
    ...home,
    name: 'Leela Fernandes',
    email: 'leela.fernandes@mail.example',
    designation: 'Writes the blog',
    adminRights: ['content'],
    isAdmin: true,
    createdAt: joined,
    updatedAt: joined,
  });
  const origin = { address: '203.0.113.24', device: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) Chrome/142.0' };
  const by = { actorId: admin.id, entity: 'user' };
  book.add(auditLog, {
    ...by,
    at: clock.ago(199, '12:05'),
    action: 'user.rights',
    entityId: editor.id,
    detail: { before: [], rights: ['content'], ...origin },
  });
  book.add(auditLog, {
    ...by,
    at: blockedAt,
    action: 'user.block',
    entityId: blocked.id,
    detail: { reason, ...origin },
  });
}
