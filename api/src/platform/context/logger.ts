import { isNativeError } from 'node:util/types';
import { errorCodeOf } from '@kaksha/domain/typed';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Settings } from '../settings/settings';

/** The logged fields of a request. Its address may hold a token or a search, and its network address is personal. */
interface LoggedRequest {
  method?: string;
  routeOptions?: { url?: string | undefined };
}

interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  cause?: LoggedError;
}

/** Requests are logged by method and route pattern, errors without the values of their query. */
export function loggerOptions({ logLevel }: Pick<Settings, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    redact: ['req.headers.authorization'],
    serializers: {
      err: loggedError,
      req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url ?? 'unknown' }),
    },
  };
}

/**
 * Other fields of an error are left out: PostgreSQL's `detail` and Drizzle's `params` hold values of a row, and a mail
 * server's `rejected` holds addresses.
 */
function loggedError(error: unknown): LoggedError {
  if (!isNativeError(error)) return { type: typeof error, message: 'not an error' };
  const message = withoutParameters(error).replace(/\S+/g, (word) => (/\w@\w/.test(word) ? '[address]' : word));
  const code = errorCodeOf(error);
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...(code && { code }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

/** Drizzle adds the parameters of a failed query to its message. */
const withoutParameters = (error: Error) =>
  'query' in error && 'params' in error ? `Failed query: ${error.query}` : error.message;

/** Writes JSON lines to standard output, or to the given stream. */
export function createLogger(settings: Pick<Settings, 'logLevel'>, stream?: DestinationStream): Logger {
  return stream ? pino(loggerOptions(settings), stream) : pino(loggerOptions(settings));
}
