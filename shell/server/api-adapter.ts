import axios, { type AxiosAdapter, AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import { deepFreeze } from 'es-toolkit/object/deepFreeze';
import type { FastifyInstance } from 'fastify';
import { callApi } from './call-api';

/** An answer that is the same for every visitor. */
export interface CachedAnswer {
  body: string;
  contentType: string;
  /** Surrogate keys for edge caches. */
  keys: readonly string[];
}

/** Answers that the API has cached for visitors, by method and address. */
export interface CachedAnswers {
  /** Undefined when the answer is not cached; null when the call under way fails. */
  find(key: string): Promise<CachedAnswer | null> | undefined;
}

/**
 * An axios adapter that calls the API in the same process, without a socket.
 * @param cached  answers for visitors that need no call; renders share the parsed data, which is frozen
 */
export function createApiAdapter(api: FastifyInstance, cached?: CachedAnswers): AxiosAdapter {
  const parsed = new WeakMap<CachedAnswer, unknown>();
  const dataOf = (answer: CachedAnswer) => {
    if (!parsed.has(answer)) parsed.set(answer, deepFreeze(JSON.parse(answer.body)));
    return parsed.get(answer);
  };

  return async (config) => {
    const isVisitorsGet = (config.method ?? 'get').toLowerCase() === 'get' && !config.headers.has('authorization');
    const answer = isVisitorsGet ? await cached?.find(`GET ${axios.getUri(config)}`) : null;
    if (answer?.contentType.startsWith('application/json')) {
      const headers = new AxiosHeaders({ 'surrogate-key': answer.keys.join(' ') });
      return { data: dataOf(answer), status: 200, statusText: 'OK', headers, config };
    }
    const reply = await callApi(api, {
      method: (config.method ?? 'get').toUpperCase() as 'GET',
      url: axios.getUri(config),
      headers: Object.fromEntries(Object.entries(config.headers.toJSON()).map(([key, value]) => [key, String(value)])),
      payload: config.data as string | undefined,
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
