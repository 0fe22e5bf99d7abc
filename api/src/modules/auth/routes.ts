import type { FastifyRequest } from 'fastify';
import { notFound } from '../../api-error';
import type { ApiModule } from '../../api-module';
import { contextOf, userContextOf } from '../../context';
import { resolveAliases } from '../../field-aliases';
import { userOf } from '../../plugins/authentication';
import { Done, done, refusals, results } from '../../wire';
import { deviceOf, ensureDevice } from './device-service';
import { createCredentialCheck } from './google';
import { onlySignedIn } from './policy';
import { presentSignIn, presentUser } from './present';
import {
  GoogleBody,
  SendCodeBody,
  SignedInAnswer,
  UserAnswer,
  UserQuery,
  VerifyCodeBody,
  verifySpellings,
} from './schema';
import { getCurrentUser, sendCode, signInWithGoogle, verifyCode } from './service';
import { sessionRoutes } from './session-routes';
import { endSession, signOut } from './sessions-service';

const tags = ['auth'];
const signedIn = [{ token: [] }];

const rateLimit = { max: 60, timeWindow: '1 minute' };

export const authRoutes: ApiModule = async (app, { settings, services }) => {
  app.post(
    '/patrons-registration/SendEmailOtp',
    {
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'sendCode',
        summary: 'Send a sign-in code to an e-mail address',
        body: SendCodeBody,
        response: { 200: Done, ...refusals(429) },
      },
    },
    async (request, reply) => {
      const deviceHash = ensureDevice(request, reply);
      await sendCode(contextOf(request), { email: request.body.emailId, deviceHash });
      return done();
    },
  );

  app.post(
    '/patrons-registration/SaveEmailVerifyDetails',
    {
      preValidation: resolveAliases(verifySpellings),
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'verifyCode',
        summary: 'Sign in with a code; a new address is registered',
        body: VerifyCodeBody,
        response: { 200: SignedInAnswer, ...refusals(429) },
      },
    },
    async (request) => {
      const { emailId, otp, ...registration } = request.body;
      const input = { email: emailId, code: otp, registration, deviceHash: deviceOf(request) };
      const signIn = await verifyCode(contextOf(request), input);
      await endReplacedSession(request);
      return presentSignIn(signIn);
    },
  );

  app.get(
    '/auth/user',
    {
      onRequest: onlySignedIn,
      schema: {
        tags,
        operationId: 'getCurrentUser',
        summary: 'The signed-in user',
        security: signedIn,
        querystring: UserQuery,
        response: { 200: UserAnswer, ...refusals(401, 403) },
      },
    },
    async (request) => {
      const input = { user: userOf(request), id: request.query.id };
      return results(presentUser(getCurrentUser(userContextOf(request), input)));
    },
  );

  app.post(
    '/auth/logout',
    {
      onRequest: onlySignedIn,
      schema: {
        tags,
        operationId: 'signOut',
        summary: 'Sign out on this device',
        security: signedIn,
        response: { 200: Done, ...refusals(401) },
      },
    },
    async (request) => {
      await signOut(userContextOf(request), { id: userOf(request).sessionId });
      return done();
    },
  );

  const { googleClientId } = settings;
  const verify = googleClientId === null ? null : createCredentialCheck(googleClientId, settings);
  app.post(
    '/auth/google',
    {
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'signInWithGoogle',
        summary: 'Sign in with Google',
        body: GoogleBody,
        response: { 200: SignedInAnswer, ...refusals(401, 404, 409) },
      },
    },
    async (request, reply) => {
      if (!verify) throw notFound('Sign-in with Google is not offered here.', 'NO_GOOGLE_SIGN_IN');
      const profile = await verify(request.body.credential, request.body.secret);
      const deviceHash = ensureDevice(request, reply);
      const signIn = await signInWithGoogle(contextOf(request), { profile, deviceHash });
      await endReplacedSession(request);
      return presentSignIn(signIn);
    },
  );

  await app.register(sessionRoutes, { settings, services });
};

/** A browser has one session, so signing in again ends the one before (rotation). */
async function endReplacedSession(request: FastifyRequest): Promise<void> {
  if (request.user) await endSession(userContextOf(request), { id: request.user.sessionId });
}
