import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { perMinute } from '../../../platform/http/rate-limit';
import { Done, done, refusals, results } from '../../../platform/http/wire';
import { deviceOf, ensureDevice } from '../device-service';
import { onlySignedIn } from '../policy';
import { presentSignIn } from '../present';
import { SignedInAnswer } from '../schema';
import { presentStepUpState, stepUpProofOf } from './present';
import { PasskeyRequestAnswer, StepUpAnswer, StepUpBody } from './schema';
import { getStepUpState, sendStepUpCode, startPasskeyStepUp, stepUp } from './step-up-service';

const documented = { tags: ['auth'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(60) };

/** A proof of the signed-in user, before calls that answer STEP_UP_REQUIRED. */
export const stepUpRoutes: ApiModule = async (app) => {
  app.get(
    '/auth/step-up',
    {
      config,
      onRequest: onlySignedIn,
      schema: {
        ...documented,
        operationId: 'getStepUpState',
        summary: 'How the user can confirm who they are, and until when the last proof counts',
        response: { 200: StepUpAnswer, ...refusals(401, 429) },
      },
    },
    async (request) => presentStepUpState(await getStepUpState(userContextOf(request))),
  );

  app.post(
    '/auth/step-up/options',
    {
      config,
      onRequest: onlySignedIn,
      schema: {
        ...documented,
        operationId: 'startPasskeyStepUp',
        summary: 'Options for a passkey as the proof',
        response: { 200: PasskeyRequestAnswer, ...refusals(401, 429) },
      },
    },
    async (request) => results(await startPasskeyStepUp(userContextOf(request))),
  );

  app.post(
    '/auth/step-up/code',
    {
      config,
      onRequest: onlySignedIn,
      schema: {
        ...documented,
        operationId: 'sendStepUpCode',
        summary: 'Mail a code as the proof, to a user without a second factor',
        response: { 200: Done, ...refusals(401, 409, 429, 503) },
      },
    },
    async (request, reply) => {
      const deviceHash = ensureDevice(request, reply);
      await sendStepUpCode(userContextOf(request), { deviceHash });
      return done();
    },
  );

  app.post(
    '/auth/step-up',
    {
      config,
      onRequest: onlySignedIn,
      schema: {
        ...documented,
        operationId: 'stepUp',
        summary: 'Prove the user; the session continues with the new token of the answer',
        body: StepUpBody,
        response: { 200: SignedInAnswer, ...refusals(400, 401, 409, 429) },
      },
    },
    async (request) => {
      const input = { proof: stepUpProofOf(request.body), deviceHash: deviceOf(request) };
      return presentSignIn(await stepUp(userContextOf(request), input));
    },
  );
};
