import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Services } from '../context/services';
import type { Settings } from '../settings/settings';

export interface ApiContext {
  settings: Settings;
  services: Services;
}

/** The routes of one module: a Fastify plugin whose options are the settings and services. */
export type ApiModule = FastifyPluginAsyncTypebox<ApiContext>;
