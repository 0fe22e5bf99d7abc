import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Settings } from './settings';

/** The logged fields of a request. Its address may hold a token or a search, and its network address is personal. */
interface LoggedRequest {
  method?: string;
  routeOptions?: { url?: string | undefined };
}

/** Requests are logged by method and route pattern. */
export function loggerOptions({ logLevel }: Pick<Settings, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    redact: ['req.headers.authorization'],
    serializers: {
      req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url ?? 'unknown' }),
    },
  };
}

/** Writes JSON lines to standard output, or to the given stream. */
export function createLogger(settings: Pick<Settings, 'logLevel'>, stream?: DestinationStream): Logger {
  return stream ? pino(loggerOptions(settings), stream) : pino(loggerOptions(settings));
}
