import { contextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { perMinute } from '../../../platform/http/rate-limit';
import { refusals, results } from '../../../platform/http/wire';
import { deviceOf } from '../device-service';
import { presentSignIn } from '../present';
import { SignedInAnswer } from '../schema';
import { endReplacedSession } from '../sessions-service';
import { factorProofOf } from './present';
import { PasskeyRequestAnswer, SecondStepBody, TicketBody } from './schema';
import { finishSignIn } from './sign-in-service';
import { startPasskeySignIn } from './tickets-service';

const documented = { tags: ['auth'] };
const config = { rateLimit: perMinute(60) };

/** The second step of a sign-in. */
export const secondStepRoutes: ApiModule = async (app) => {
  app.post(
    '/auth/second-step/options',
    {
      config,
      schema: {
        ...documented,
        operationId: 'startPasskeySignIn',
        summary: 'Options for a passkey as the second step of a sign-in',
        body: TicketBody,
        response: { 200: PasskeyRequestAnswer, ...refusals(400, 429) },
      },
    },
    async (request) => {
      const { ticket } = request.body;
      return results(await startPasskeySignIn(contextOf(request), { ticket, deviceHash: deviceOf(request) }));
    },
  );

  app.post(
    '/auth/second-step',
    {
      config,
      schema: {
        ...documented,
        operationId: 'finishSignIn',
        summary: 'Finish a sign-in with a second factor',
        body: SecondStepBody,
        response: { 200: SignedInAnswer, ...refusals(400, 429) },
      },
    },
    async (request) => {
      const { ticket, ...body } = request.body;
      const input = { ticket, deviceHash: deviceOf(request), proof: factorProofOf(body) };
      const signIn = await finishSignIn(contextOf(request), input);
      await endReplacedSession(contextOf(request));
      return presentSignIn(signIn);
    },
  );
};
