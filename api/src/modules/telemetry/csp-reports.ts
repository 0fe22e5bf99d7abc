import type { CspReport } from '@kaksha/domain/csp-report';
import { cutText } from '@kaksha/domain/cut-text';
import { isRecord } from '@kaksha/domain/typed';
import type { ServiceContext } from '../../platform/context/context';
import { addReport, countRowsOfDay, findReports } from './csp-reports-repo';

type ReportContext = Pick<ServiceContext, 'db' | 'clock'>;

const maxReportsPerCall = 20;
/** Anyone can send reports, so a day has no more different ones. */
const maxRowsPerDay = 200;
const maxShown = 20;
const other = { directive: 'other', blocked: 'other' };

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Counts the reports of a browser, in the format of `report-uri` or of `report-to`. Unknown shapes are dropped. */
export async function addCspReports({ db, clock }: ReportContext, body: unknown): Promise<void> {
  const day = dayOf(clock.now());
  for (const report of readReports(body)) {
    const isFull = (await countRowsOfDay(db, day)) >= maxRowsPerDay;
    await addReport(db, { day, ...(isFull ? other : report) });
  }
}

export function getCspReports({ db }: ReportContext, { since }: { since: Date }): Promise<CspReport[]> {
  return findReports(db, { since: dayOf(since), limit: maxShown });
}

function readReports(body: unknown) {
  const given = Array.isArray(body)
    ? body.slice(0, maxReportsPerCall).map((each: unknown) => (isRecord(each) ? each.body : null))
    : [isRecord(body) ? body['csp-report'] : null];
  return given.filter(isRecord).flatMap((report) => {
    const directive = report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'];
    const blocked = report.blockedURL ?? report['blocked-uri'];
    if (typeof directive !== 'string' || typeof blocked !== 'string') return [];
    const [name = ''] = directive.split(' ', 1);
    return /^[a-z-]{1,40}$/.test(name) ? [{ directive: name, blocked: placeOf(blocked) }] : [];
  });
}

/** The part of a blocked address that can name no person: its host, or its scheme. */
function placeOf(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  const address = URL.canParse(blocked) ? new URL(blocked) : null;
  if (!address) return 'other';
  return cutText(/^(https?|wss?):$/.test(address.protocol) ? address.host : address.protocol, 100);
}
