import type { SessionService } from '@kaksha/contract/host';
import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { operationIdOf } from './response-check';

let onRefusal: ((operationId: string | undefined) => void) | null = null;

/** For `setupFilesAfterEnv`: from now on, the session of a user has ended when a page makes a change. */
export function endSessions(refused: typeof onRefusal): void {
  onRefusal = refused;
}

type Config = InternalAxiosRequestConfig;
type Adapter = (config: Config) => Promise<AxiosResponse>;

export interface EndedSession {
  /** Refuses each change once. After the sign-in the same change gets the answer; another one is a call of its own. */
  refusing(adapter: Adapter): Adapter;
  /** Signs the same user in again. Returns false after a refusal by the test. */
  renew(): boolean;
}

export function endedSession(session: Pick<SessionService, 'get'> & { renew(): boolean }): EndedSession {
  const refused = new Set<string>();
  const held: { config: Config; response: AxiosResponse }[] = [];
  let open = 0;

  function isRefused({ method = 'get', url = '', isBackground, repeatedAfter }: Config): boolean {
    const change = `${method} ${url}`;
    if (!onRefusal || !session.get().user || method === 'get' || isBackground) return false;
    if (repeatedAfter || refused.has(change)) return false;
    refused.add(change);
    return true;
  }

  return {
    refusing(adapter) {
      return async (config) => {
        const at = held.findIndex((one) => config.repeatedAfter && isSame(one.config, config));
        const [answered] = at < 0 ? [] : held.splice(at, 1);
        if (answered) return { ...answered.response, config };
        const response = await adapter(config);
        if (!isRefused(config)) return response;
        onRefusal?.(operationIdOf(config.method ?? '', config.url ?? ''));
        held.push({ config, response });
        open += 1;
        const data = { success: false, status: 'error', error: 'Please sign in.', code: 'UNAUTHORIZED' };
        const refusal = { ...response, status: 401, data };
        throw new axios.AxiosError('refused', axios.AxiosError.ERR_BAD_REQUEST, config, undefined, refusal);
      };
    },
    renew() {
      if (open === 0) return false;
      open -= 1;
      return session.renew();
    },
  };
}

const isSame = (one: Config, other: Config) =>
  one.method === other.method && one.url === other.url && contentOf(one) === contentOf(other);

const contentOf = ({ params, data }: Config) =>
  JSON.stringify([params, data instanceof FormData ? [...data].map(([name, value]) => [name, partOf(value)]) : data]);

const partOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value : [value.name, value.size]);
