import { maintenanceMessage } from '@kaksha/domain/site-settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../context/services';
import { ApiError } from './api-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A program sends the call without a person, who could send it again later. Maintenance does not refuse it. */
    unattended?: boolean;
  }
}

/** `Retry-After` while no end is announced. */
const usualSeconds = 120;

/** Areas that answer while the site is maintained: an administrator signs in, and the demo sign-in does so too. */
const openAreas = ['auth', 'demo'];

const isRead = ({ method }: FastifyRequest) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

const isOpen = ({ routeOptions: { config, schema } }: FastifyRequest) =>
  config.unattended || (schema?.tags?.some((tag) => openAreas.includes(tag)) ?? false);

/**
 * While the site is in maintenance, refuses every change of people except those of administrators with the right
 * `operations`, who can end it.
 */
export function addMaintenance(app: FastifyInstance, { site, clock }: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    const { maintenance } = site.current();
    if (!maintenance.on || isRead(request) || isOpen(request) || mayChange(request)) return;
    const untilMs = maintenance.until ? Date.parse(maintenance.until) - clock.now().getTime() : 0;
    reply.header('retry-after', String(untilMs > 0 ? Math.ceil(untilMs / 1000) : usualSeconds));
    throw new ApiError(503, 'MAINTENANCE', maintenanceMessage(maintenance));
  });
}

const mayChange = ({ user }: FastifyRequest) => Boolean(user?.rights.includes('operations') && !user.lacksSecondFactor);
