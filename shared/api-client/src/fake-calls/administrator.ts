import type * as audit from '../audit';
import type * as users from '../users';
import type { CallsOf } from './calls-of';

/** The calls of administrators about people and the site. */
export const administratorCalls = {
  users: {
    listUsers: [
      [{ search: '', role: null, state: null, page: 1 }],
      [{ search: 'asha', role: 'trainer', state: 'blocked', page: 2 }],
    ],
    getUser: [[5]],
    blockUser: [[5, 'Fraud']],
    unblockUser: [[5]],
    endUserSessions: [[5]],
    forgetDeadAddress: [[5]],
    setUserRights: [[5, ['content']]],
    becomeFirstAdministrator: [['key']],
  } satisfies CallsOf<typeof users>,
  audit: {
    getAuditLog: [
      [{ page: 1 }],
      [{ page: 2, actorId: 8, entity: 'user', entityId: 5, from: '2026-11-01', to: '2026-11-30' }],
    ],
    getAuditEntities: [[]],
    exportAuditLog: [[{ entity: 'user' }]],
  } satisfies CallsOf<typeof audit>,
};
