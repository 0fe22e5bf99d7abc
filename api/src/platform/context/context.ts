import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { unauthorized } from '../http/api-error';
import { type ClientInfo, clientOf } from '../http/client-info';
import type { Settings } from '../settings/settings';
import type { Principal } from './principal';
import type { Services } from './services';

/** The first parameter of every service function. */
export interface ServiceContext extends Services {
  settings: Settings;
  /** Null for a visitor and for a scheduled job. */
  principal: Principal | null;
  /** Logs with the request id. */
  log: FastifyBaseLogger;
  requestId: string;
  /** Null for a scheduled job. */
  client: ClientInfo | null;
}

export interface UserContext extends ServiceContext {
  principal: Principal;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by `addContext`. */
    services: Services;
    /** Set by `addContext`. */
    settings: Settings;
    /** Set by `addShutdown`. From `begin` on, the process answers requests but asks balancers for no more. */
    shutdown: { begin(): void; hasBegun(): boolean };
  }
}

/** Makes `contextOf` work for the requests of the app. */
export function addContext(app: FastifyInstance, settings: Settings, services: Services): void {
  app.decorate('services', services);
  app.decorate('settings', settings);
}

export function contextOf(request: FastifyRequest): ServiceContext {
  const { services, settings } = request.server;
  const { user, log, id: requestId } = request;
  const principal = user && principalOf(user);
  const db = replicaOf(request) ?? services.db;
  return { ...services, db, settings, principal, log, requestId, client: clientOf(request) };
}

/** Answers that visitors share come from a replica. A signed-in user gets one that has replayed their last write. */
function replicaOf({ user, server, routeOptions }: FastifyRequest): Database | null {
  const { replicas } = server.services;
  if (!replicas || !routeOptions.config.anonymousCache) return null;
  return user ? replicas.after(user.lastWritePosition) : replicas.forVisitors();
}

function principalOf(user: Principal): Principal {
  const { id, trainerId, instituteRole, sessionId, provenAt, lacksSecondFactor } = user;
  const rights = lacksSecondFactor ? [] : user.rights;
  return {
    id,
    isAdmin: rights.length > 0,
    rights,
    trainerId,
    instituteRole,
    sessionId,
    provenAt,
    lacksSecondFactor,
  };
}

/** @throws ApiError UNAUTHORIZED (401) for a visitor. */
export function userContextOf(request: FastifyRequest): UserContext {
  const { principal, ...context } = contextOf(request);
  if (!principal) throw unauthorized();
  return { ...context, principal };
}

/** The context of a scheduled job or a script. */
export function systemContext(services: Services, settings: Settings, bindings: { job?: string } = {}): ServiceContext {
  const requestId = randomUUID();
  const log = services.log.child({ ...bindings, requestId });
  return { ...services, settings, principal: null, log, requestId, client: null };
}

/** Runs the work in a transaction. Only the context that `work` receives may be used inside. */
export function inTransaction<C extends ServiceContext, T>(context: C, work: (context: C) => Promise<T>): Promise<T> {
  return context.db.transaction((tx) => work({ ...context, db: tx }));
}
