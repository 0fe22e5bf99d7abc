import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { deviceOf } from '../device-service';
import { presentSignIn } from '../present';
import { SignedInAnswer } from '../schema';
import { endReplacedSession } from '../sessions-service';
import { factorProofOf } from './present';
import { PasskeyRequestAnswer, SecondStepBody, TicketBody } from './schema';
import { finishSignIn } from './sign-in-service';
import { startPasskeySignIn } from './tickets-service';

/** The second step of a sign-in. */
export const secondStepRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'auth');
  operation('startPasskeySignIn', 'POST /auth/second-step/options', {
    summary: 'Options for a passkey as the second step of a sign-in',
    caller: 'visitor',
    perMinute: 60,
    body: TicketBody,
    answer: PasskeyRequestAnswer,
    handler: async ({ context, body, request }) => {
      const { ticket } = body;
      return startPasskeySignIn(context, { ticket, deviceHash: deviceOf(request) });
    },
  });

  operation('finishSignIn', 'POST /auth/second-step', {
    summary: 'Finish a sign-in with a second factor',
    caller: 'visitor',
    perMinute: 60,
    body: SecondStepBody,
    answer: SignedInAnswer,
    handler: async ({ context, body, request }) => {
      const { ticket, ...proof } = body;
      const input = { ticket, deviceHash: deviceOf(request), proof: factorProofOf(proof) };
      const signIn = await finishSignIn(context, input);
      await endReplacedSession(context);
      return presentSignIn(signIn);
    },
  });
};
