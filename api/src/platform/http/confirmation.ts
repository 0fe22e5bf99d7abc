import type { FastifyInstance } from 'fastify';
import { mustBeProven } from '../context/policy';
import { userOf } from './authentication';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the call needs a recent proof of the user: `always`, checked here, or `sometimes`, where the service
     * decides by the input. The OpenAPI document shows it as `x-confirmation`.
     */
    confirmation?: 'always' | 'sometimes';
  }
}

/** Refuses calls that always need a recent proof of the user with STEP_UP_REQUIRED (403), before they are validated. */
export function addConfirmation(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.confirmation !== 'always') return;
    mustBeProven(userOf(request), app.services.clock.now());
  });
}
