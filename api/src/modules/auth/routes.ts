import { contextOf, userContextOf } from '../../platform/context/context';
import { notFound } from '../../platform/http/api-error';
import type { ApiModule } from '../../platform/http/api-module';
import { userOf } from '../../platform/http/authentication';
import { resolveAliases } from '../../platform/http/field-aliases';
import { perMinute } from '../../platform/http/rate-limit';
import { Done, done, refusals, results } from '../../platform/http/wire';
import { clearDevice, deviceOf, ensureDevice } from './device-service';
import { createCredentialCheck } from './google';
import { onlySignedIn } from './policy';
import { presentSignIn, presentUser } from './present';
import {
  CodeChallengeAnswer,
  CodeChallengeBody,
  GoogleBody,
  SendCodeBody,
  UserAnswer,
  UserQuery,
  VerifyCodeBody,
  verifySpellings,
} from './schema';
import { factorRoutes } from './second-factor/factor-routes';
import { presentSecondStep } from './second-factor/present';
import { signInAnswers } from './second-factor/schema';
import { secondStepRoutes } from './second-factor/sign-in-routes';
import { stepUpRoutes } from './second-factor/step-up-routes';
import { getCurrentUser, sendCode, signInWithGoogle, startCodeProof, verifyCode } from './service';
import { sessionRoutes } from './session-routes';
import { endReplacedSession, signOut } from './sessions-service';

const tags = ['auth'];
const signedIn = [{ token: [] }];

const rateLimit = perMinute(60);

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
        response: { 200: Done, ...refusals(400, 429) },
      },
    },
    async (request, reply) => {
      const deviceHash = ensureDevice(request, reply);
      const { emailId: email, proof } = request.body;
      await sendCode(contextOf(request), { email, deviceHash, proof });
      return done();
    },
  );

  app.post(
    '/auth/code-challenge',
    {
      config: { rateLimit: perMinute(30) },
      schema: {
        tags,
        operationId: 'startCodeProof',
        summary: 'Work that a browser does for a sign-in code after TOO_MANY_CODES',
        body: CodeChallengeBody,
        response: { 200: CodeChallengeAnswer, ...refusals(429) },
      },
    },
    async (request, reply) => {
      const deviceHash = ensureDevice(request, reply);
      return results(await startCodeProof(contextOf(request), { email: request.body.emailId, deviceHash }));
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
        response: { ...signInAnswers, ...refusals(409, 429) },
      },
    },
    async (request, reply) => {
      const { emailId, otp, ...registration } = request.body;
      const input = { email: emailId, code: otp, registration, deviceHash: deviceOf(request) };
      const signIn = await verifyCode(contextOf(request), input);
      if ('ticket' in signIn) return reply.status(202).send(presentSecondStep(signIn));
      await endReplacedSession(contextOf(request));
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
    async (request, reply) => {
      await signOut(userContextOf(request), { id: userOf(request).sessionId });
      clearDevice(reply);
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
        response: { ...signInAnswers, ...refusals(400, 401, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      if (!verify) throw notFound('Sign-in with Google is not offered here.', 'NO_GOOGLE_SIGN_IN');
      const profile = await verify(request.body.credential, request.body.secret);
      const deviceHash = ensureDevice(request, reply);
      const signIn = await signInWithGoogle(contextOf(request), { profile, deviceHash, code: request.body.otp });
      if ('ticket' in signIn) return reply.status(202).send(presentSecondStep(signIn));
      await endReplacedSession(contextOf(request));
      return presentSignIn(signIn);
    },
  );

  for (const routes of [sessionRoutes, secondStepRoutes, stepUpRoutes, factorRoutes]) {
    await app.register(routes, { settings, services });
  }
};
