import { notFound } from '../../api-error';
import type { ApiModule } from '../../api-module';
import { userOf } from '../../plugins/authentication';
import { oneSpelling } from '../../spellings';
import { Done, done, refusals, results } from '../../wire';
import { createCredentialCheck } from './google';
import { mustBeOwnAccount, onlySignedIn } from './policy';
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
import { sendCode, signInProven, signInWithCode } from './service';
import { endSession } from './sessions';

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
    async (request) => {
      await sendCode(services, request.body.emailId, request.ip);
      return done();
    },
  );

  app.post(
    '/patrons-registration/SaveEmailVerifyDetails',
    {
      preValidation: oneSpelling(verifySpellings),
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'verifyCode',
        summary: 'Sign in with a code; who is new is registered',
        body: VerifyCodeBody,
        response: { 200: SignedInAnswer, ...refusals(429) },
      },
    },
    async (request) => {
      const { emailId, otp, ...registration } = request.body;
      const userAgent = request.headers['user-agent'];
      const person = { email: emailId, code: otp, registration, userAgent };
      return presentSignIn(await signInWithCode(services, settings, person));
    },
  );

  app.get(
    '/auth/user',
    {
      onRequest: onlySignedIn,
      schema: {
        tags,
        operationId: 'getCurrentUser',
        summary: 'Who is signed in',
        security: signedIn,
        querystring: UserQuery,
        response: { 200: UserAnswer, ...refusals(401, 403) },
      },
    },
    async (request) => {
      const user = userOf(request);
      mustBeOwnAccount(user, request.query.id);
      return results(presentUser(user));
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
      await endSession(services.db, userOf(request).sessionId);
      return done();
    },
  );

  const { googleClientId } = settings;
  const proven = googleClientId === null ? null : createCredentialCheck(googleClientId, settings);
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
    async (request) => {
      if (!proven) throw notFound('Sign-in with Google is not offered here.', 'NO_GOOGLE_SIGN_IN');
      const person = await proven(request.body.credential, request.body.secret);
      return presentSignIn(await signInProven(services, settings, person, request.headers['user-agent']));
    },
  );
};
