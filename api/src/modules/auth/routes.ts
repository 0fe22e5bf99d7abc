import { notFound } from '../../platform/http/api-error';
import type { ApiModule } from '../../platform/http/api-module';
import { userOf } from '../../platform/http/authentication';
import { operations } from '../../platform/http/operation';
import { results } from '../../platform/http/wire';
import { clearDevice, deviceOf, ensureDevice } from './device-service';
import { changeEmail } from './email-change-service';
import { createCredentialCheck } from './google';
import { presentSignIn, presentUser } from './present';
import {
  ChangeEmailBody,
  CodeChallengeAnswer,
  CodeChallengeBody,
  GoogleBody,
  SendCodeBody,
  UserQuery,
  UserWire,
  VerifyCodeBody,
  verifySpellings,
} from './schema';
import { factorRoutes } from './second-factor/factor-routes';
import { signInAnswers } from './second-factor/schema';
import { secondStepRoutes } from './second-factor/sign-in-routes';
import { stepUpRoutes } from './second-factor/step-up-routes';
import { getCurrentUser, sendCode, signInWithGoogle, startCodeProof, verifyCode } from './service';
import { sessionRoutes } from './session-routes';
import { endReplacedSession, signOut } from './sessions-service';

export const authRoutes: ApiModule = async (app, { settings, services }) => {
  const operation = operations(app, 'auth');
  operation('sendCode', 'POST /patrons-registration/SendEmailOtp', {
    summary: 'Send a sign-in code to an e-mail address',
    caller: 'visitor',
    perMinute: 60,
    body: SendCodeBody,
    handler: async ({ context, body, request, reply }) => {
      const deviceHash = ensureDevice(request, reply);
      await sendCode(context, { ...body, deviceHash });
    },
  });

  operation('startCodeProof', 'POST /auth/code-challenge', {
    summary: 'Work that a browser does for a sign-in code after TOO_MANY_CODES',
    caller: 'visitor',
    perMinute: 30,
    body: CodeChallengeBody,
    answer: CodeChallengeAnswer,
    handler: async ({ context, body, request, reply }) => {
      const deviceHash = ensureDevice(request, reply);
      return startCodeProof(context, { ...body, deviceHash });
    },
  });

  operation('verifyCode', 'POST /patrons-registration/SaveEmailVerifyDetails', {
    summary: 'Sign in with a code; a new address is registered',
    caller: 'visitor',
    perMinute: 60,
    spellings: verifySpellings,
    body: VerifyCodeBody,
    responses: signInAnswers,
    refuses: [409],
    handler: async ({ context, body, request, reply }) => {
      const { email, otp, ...registration } = body;
      const input = { email, code: otp, registration, deviceHash: deviceOf(request) };
      const signIn = await verifyCode(context, input);
      if (!('token' in signIn)) {
        reply.status(202);
        return results(signIn);
      }
      await endReplacedSession(context);
      return results(presentSignIn(signIn));
    },
  });

  operation('changeEmail', 'PUT /auth/email', {
    summary:
      'Change the e-mail address of the account with a code that was mailed to the new one; needs a recent proof',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    body: ChangeEmailBody,
    refuses: [409],
    handler: ({ context, body, request }) => changeEmail(context, { ...body, deviceHash: deviceOf(request) }),
  });

  operation('getCurrentUser', 'GET /auth/user', {
    summary: 'The signed-in user',
    caller: 'user',
    query: UserQuery,
    answer: UserWire,
    refuses: [403],
    handler: ({ context, query, request }) => {
      const input = { user: userOf(request), id: query.id };
      return presentUser(getCurrentUser(context, input));
    },
  });

  operation('signOut', 'POST /auth/logout', {
    summary: 'Sign out on this device',
    caller: 'user',
    handler: async ({ context, request, reply }) => {
      await signOut(context, { id: userOf(request).sessionId });
      clearDevice(reply);
    },
  });

  const { googleClientId } = settings;
  const verify = googleClientId === null ? null : createCredentialCheck(googleClientId, settings);
  operation('signInWithGoogle', 'POST /auth/google', {
    summary: 'Sign in with Google',
    caller: 'visitor',
    perMinute: 60,
    body: GoogleBody,
    responses: signInAnswers,
    refuses: [401, 404, 409],
    handler: async ({ context, body, request, reply }) => {
      if (!verify) throw notFound('Sign-in with Google is not offered here.', 'NO_GOOGLE_SIGN_IN');
      const profile = await verify(body.credential, body.secret);
      const deviceHash = ensureDevice(request, reply);
      const signIn = await signInWithGoogle(context, { profile, deviceHash, code: body.otp, name: body.name });
      if (!('token' in signIn)) {
        reply.status(202);
        return results(signIn);
      }
      await endReplacedSession(context);
      return results(presentSignIn(signIn));
    },
  });

  for (const routes of [sessionRoutes, secondStepRoutes, stepUpRoutes, factorRoutes]) {
    await app.register(routes, { settings, services });
  }
};
