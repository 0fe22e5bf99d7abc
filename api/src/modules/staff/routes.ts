import { userContextOf } from '../../platform/context/context';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { perMinute } from '../../platform/http/rate-limit';
import { Done, done, IdParams, refusals, results } from '../../platform/http/wire';
import { presentInvitation, presentMember, presentReturned } from './present';
import { InvitationsAnswer, InviteBody, MemberAnswer, RemovedAnswer, StaffAnswer } from './schema';
import { acceptInvitation, declineInvitation, getInvitations, getStaff, inviteStaff, removeStaff } from './service';

const common = { tags: ['staff'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(60) };
const onRequest = requireUser;

/** The staff of institutes and its invitations. */
export const staffRoutes: ApiModule = async (app) => {
  clearAnswersOnChange(app);

  app.get(
    '/staff',
    {
      onRequest,
      schema: {
        ...common,
        operationId: 'getStaff',
        summary: "Members and open invitations of the caller's institute",
        response: { 200: StaffAnswer, ...refusals(401, 403) },
      },
    },
    async (request) => results((await getStaff(userContextOf(request))).map(presentMember)),
  );

  app.post(
    '/staff',
    {
      onRequest,
      config: { ...config, confirmation: 'always' },
      schema: {
        ...common,
        operationId: 'inviteStaff',
        summary: 'Invite an address to the staff, by mail',
        body: InviteBody,
        response: { 201: MemberAnswer, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      const row = await inviteStaff(userContextOf(request), request.body);
      return reply.code(201).send(results(presentMember(row)));
    },
  );

  app.delete(
    '/staff/:id',
    {
      onRequest,
      config: { ...config, confirmation: 'always' },
      schema: {
        ...common,
        operationId: 'removeStaff',
        summary:
          'Remove a member or an invitation, and answer the batches that need a new teacher; members may remove themselves',
        params: IdParams,
        response: { 200: RemovedAnswer, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      return results(presentReturned(await removeStaff(context, request.params), context.clock.now()));
    },
  );

  app.get(
    '/staff/invitations',
    {
      onRequest,
      schema: {
        ...common,
        operationId: 'getInvitations',
        summary: 'Open invitations of the caller to the staff of institutes',
        response: { 200: InvitationsAnswer, ...refusals(401) },
      },
    },
    async (request) => results((await getInvitations(userContextOf(request))).map(presentInvitation)),
  );

  app.post(
    '/staff/invitations/:id/accept',
    {
      onRequest,
      config: { ...config, confirmation: 'always' },
      schema: {
        ...common,
        operationId: 'acceptInvitation',
        summary: 'Join the staff of an institute',
        params: IdParams,
        response: { 200: Done, ...refusals(400, 401, 404, 409, 429) },
      },
    },
    async (request) => {
      await acceptInvitation(userContextOf(request), request.params);
      return done();
    },
  );

  app.post(
    '/staff/invitations/:id/decline',
    {
      onRequest,
      config,
      schema: {
        ...common,
        operationId: 'declineInvitation',
        summary: 'Decline an invitation',
        params: IdParams,
        response: { 200: Done, ...refusals(400, 401, 404, 429) },
      },
    },
    async (request) => {
      await declineInvitation(userContextOf(request), request.params);
      return done();
    },
  );
};
