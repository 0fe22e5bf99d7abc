import { Type } from 'typebox';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { IdParams, results } from '../../platform/http/wire';
import { presentInvitation, presentMember, presentReturned } from './present';
import { InvitationWire, InviteBody, RemovedAnswer, StaffMemberWire } from './schema';
import { acceptInvitation, declineInvitation, getInvitations, getStaff, inviteStaff, removeStaff } from './service';

/** The staff of institutes and its invitations. */
export const staffRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'staff');
  clearAnswersOnChange(app);

  operation('getStaff', 'GET /staff', {
    summary: "Members and open invitations of the caller's institute",
    caller: 'user',
    answer: Type.Array(StaffMemberWire),
    refuses: [403],
    handler: async ({ context }) => (await getStaff(context)).map(presentMember),
  });

  operation('inviteStaff', 'POST /staff', {
    summary: 'Invite an address to the staff, by mail',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    body: InviteBody,
    status: 201,
    answer: StaffMemberWire,
    refuses: [409],
    handler: async ({ context, body }) => {
      const row = await inviteStaff(context, body);
      return presentMember(row);
    },
  });

  operation('removeStaff', 'DELETE /staff/:id', {
    summary:
      'Remove a member or an invitation, and answer the batches that need a new teacher; members may remove themselves',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    params: IdParams,
    responses: { 200: RemovedAnswer },
    handler: async ({ context, params }) =>
      results(presentReturned(await removeStaff(context, params), context.clock.now())),
  });

  operation('getInvitations', 'GET /staff/invitations', {
    summary: 'Open invitations of the caller to the staff of institutes',
    caller: 'user',
    answer: Type.Array(InvitationWire),
    handler: async ({ context }) => (await getInvitations(context)).map(presentInvitation),
  });

  operation('acceptInvitation', 'POST /staff/invitations/:id/accept', {
    summary: 'Join the staff of an institute',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    params: IdParams,
    refuses: [409],
    handler: ({ context, params }) => acceptInvitation(context, params),
  });

  operation('declineInvitation', 'POST /staff/invitations/:id/decline', {
    summary: 'Decline an invitation',
    caller: 'user',
    perMinute: 60,
    params: IdParams,
    handler: ({ context, params }) => declineInvitation(context, params),
  });
};
