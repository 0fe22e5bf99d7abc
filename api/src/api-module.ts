import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Services } from './services';
import type { Settings } from './settings';

export interface ApiContext {
  settings: Settings;
  services: Services;
}

/** The routes of one module: a Fastify plugin whose options are the settings and services. */
export type ApiModule = FastifyPluginAsyncTypebox<ApiContext>;
