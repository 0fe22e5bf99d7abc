import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { operations } from '../../platform/http/operation';
import { dropEmptyQuery, IdParams, paged } from '../../platform/http/wire';
import { presentListedUser, presentUserRecord } from './present';
import { BlockBody, RightsBody, UserRecordWire, UsersPage, UsersQuery } from './schema';
import { blockUser, endUserSessions, getUser, listUsers, setUserRights, unblockUser } from './service';

/** The users of the site, for administrators. */
export const userRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'users');
  const { mediaBase } = app.settings;
  // Blocking hides courses and comments.
  clearAnswersOnChange(app, ['catalogue', 'blog']);

  operation('listUsers', 'GET /admin/users', {
    summary: 'Users by name, address, role and state, newest first',
    caller: 'people',
    preValidation: dropEmptyQuery,
    query: UsersQuery,
    responses: { 200: UsersPage },
    handler: async ({ context, query }) => {
      const { page = 1, count = 20, ...filter } = query;
      const found = await listUsers(context, { ...filter, page, count });
      const results = eachPresented(context, found.results, presentListedUser(mediaBase));
      return paged({ ...found, results }, { page, count });
    },
  });

  operation('getUser', 'GET /admin/users/:id', {
    summary: 'A user with sessions, courses, orders and the reports about them',
    caller: 'people',
    params: IdParams,
    answer: UserRecordWire,
    handler: async ({ context, params }) => presentUserRecord(await getUser(context, params), mediaBase),
  });

  operation('blockUser', 'POST /admin/users/:id/block', {
    summary: 'Block an account: end its sessions, hide its courses and comments, hold its payouts',
    caller: 'people',
    params: IdParams,
    body: BlockBody,
    answer: UserRecordWire,
    refuses: [409],
    handler: async ({ context, params, body }) =>
      presentUserRecord(await blockUser(context, { ...params, ...body }), mediaBase),
  });

  operation('unblockUser', 'DELETE /admin/users/:id/block', {
    summary: 'End the block of an account',
    caller: 'people',
    params: IdParams,
    answer: UserRecordWire,
    handler: async ({ context, params }) => presentUserRecord(await unblockUser(context, params), mediaBase),
  });

  operation('endUserSessions', 'DELETE /admin/users/:id/sessions', {
    summary: 'Sign a user out everywhere',
    caller: 'people',
    params: IdParams,
    answer: UserRecordWire,
    handler: async ({ context, params }) => presentUserRecord(await endUserSessions(context, params), mediaBase),
  });

  operation('setUserRights', 'PUT /admin/users/:id/rights', {
    summary: 'Give a user these rights of an administrator, and take all others',
    caller: 'owner',
    confirmation: 'always',
    params: IdParams,
    body: RightsBody,
    answer: UserRecordWire,
    refuses: [409],
    handler: async ({ context, params, body }) =>
      presentUserRecord(await setUserRights(context, { ...params, ...body }), mediaBase),
  });
};
