import { Readable } from 'node:stream';
import { inProcess } from '@kaksha/domain/network-address';
import type { FastifyInstance, InjectOptions } from 'fastify';

class InProcessRequest extends Readable {}
Object.defineProperty(InProcessRequest.prototype, inProcess, { value: true });

/** Calls the API in this process. `remoteAddress` is the visitor's, for calls that the API records. */
export const callApi = (api: FastifyInstance, options: InjectOptions) =>
  api.inject({ ...options, Request: InProcessRequest });
