import { inProcessAddress } from '@kaksha/domain/network-address';
import axios, { type AxiosAdapter, AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import type { FastifyInstance } from 'fastify';

/** An axios adapter that calls the API in the same process, without a socket. */
export function createApiAdapter(api: FastifyInstance): AxiosAdapter {
  return async (config) => {
    const reply = await api.inject({
      method: (config.method ?? 'get').toUpperCase() as 'GET',
      url: axios.getUri(config),
      headers: Object.fromEntries(Object.entries(config.headers.toJSON()).map(([key, value]) => [key, String(value)])),
      payload: config.data as string | undefined,
      remoteAddress: inProcessAddress,
    });
    const response: AxiosResponse = {
      data: reply.payload,
      status: reply.statusCode,
      statusText: reply.statusMessage,
      headers: new AxiosHeaders(reply.headers as Record<string, string>),
      config,
    };
    if (config.validateStatus && !config.validateStatus(response.status)) {
      throw new AxiosError(`status ${response.status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
    }
    return response;
  };
}
