import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { deviceOf, ensureDevice } from '../device-service';
import { presentSignIn } from '../present';
import { SignedInAnswer } from '../schema';
import { stepUpProofOf } from './present';
import { PasskeyRequestAnswer, StepUpAnswer, StepUpBody } from './schema';
import { getStepUpState, sendStepUpCode, startPasskeyStepUp, stepUp } from './step-up-service';

/** A proof of the signed-in user, before calls that answer STEP_UP_REQUIRED. */
export const stepUpRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'auth');
  operation('getStepUpState', 'GET /auth/step-up', {
    summary: 'How the user can confirm who they are, and until when the last proof counts',
    caller: 'user',
    perMinute: 60,
    answer: StepUpAnswer,
    handler: ({ context }) => getStepUpState(context),
  });

  operation('startPasskeyStepUp', 'POST /auth/step-up/options', {
    summary: 'Options for a passkey as the proof',
    caller: 'user',
    perMinute: 60,
    answer: PasskeyRequestAnswer,
    handler: ({ context }) => startPasskeyStepUp(context),
  });

  operation('sendStepUpCode', 'POST /auth/step-up/code', {
    summary: 'Mail a code as the proof, to a user without a second factor',
    caller: 'user',
    perMinute: 60,
    refuses: [409],
    handler: async ({ context, request, reply }) => {
      const deviceHash = ensureDevice(request, reply);
      await sendStepUpCode(context, { deviceHash });
    },
  });

  operation('stepUp', 'POST /auth/step-up', {
    summary: 'Prove the user; the session continues with the new token of the answer',
    caller: 'user',
    perMinute: 60,
    body: StepUpBody,
    answer: SignedInAnswer,
    refuses: [409],
    handler: async ({ context, body, request }) => {
      const input = { proof: stepUpProofOf(body), deviceHash: deviceOf(request) };
      return presentSignIn(await stepUp(context, input));
    },
  });
};
