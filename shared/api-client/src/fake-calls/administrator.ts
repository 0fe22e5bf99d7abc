import type * as audit from '../audit';
import type * as managedLists from '../managed-lists';
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
  managedLists: {
    getManagedLists: [[]],
    addListEntry: [
      [
        { list: 'categories', categoryId: null },
        { name: 'Robotics', motif: 'ai' },
      ],
      [
        { list: 'subcategories', categoryId: 1 },
        { name: 'Helm', motif: null },
      ],
    ],
    saveListEntry: [
      ['categories', { id: 1, name: 'Cloud', motif: 'cloud', version: 5 }],
      ['languages', { id: 2, name: 'Hindi', motif: null, version: undefined }],
    ],
    hideListEntry: [['languages', { id: 2, hidden: true }]],
    orderList: [
      [
        { list: 'subcategories', categoryId: 1 },
        { before: [1, 2], ids: [2, 1] },
      ],
    ],
    mergeListEntry: [['categories', { id: 1, into: 2 }]],
  } satisfies CallsOf<typeof managedLists>,
  audit: {
    getAuditLog: [
      [{ page: 1 }],
      [{ page: 2, actorId: 8, entity: 'user', entityId: 5, from: '2026-11-01', to: '2026-11-30' }],
    ],
    getAuditEntities: [[]],
    exportAuditLog: [[{ entity: 'user' }]],
  } satisfies CallsOf<typeof audit>,
};
