import { type Logger, pino } from 'pino';

/** A log line as pino writes it. */
export interface LogLine {
  msg: string;
  level: number;
  [field: string]: unknown;
}

/** A logger that records its lines, so that tests can check fields. */
export function recordLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) });
  return { log, lines };
}
