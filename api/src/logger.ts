import { type Logger, pino } from 'pino';
import type { Settings } from './settings';

/** Writes JSON lines to standard output. */
export function createLogger({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino({ level: logLevel, redact: ['req.headers.authorization'] });
}
