import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, runScanner, type ScanTarget } from './findings';

/** All modules but those that need an outside server (ssrf, xxe) or word lists (buster, nikto, brute_login_form). */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

/** Public calls with a query, which no page links to. */
const calls = [
  '/patrons-registration/GetAllCourses?course_name=kubernetes&category=cloud-field&sort_by=price&page=1',
  '/patrons-registration/GetCourseFacets?course_name=python',
  '/patrons-registration/GetCourseDetailsById/1',
  '/blogs/all?page=1',
  '/categories',
];

const severities = ['informational', 'low', 'medium', 'high', 'critical'] as const;

/** Findings that are not a weakness, each with the reason. */
const accepted: [RegExp, string][] = [
  [/^X-XSS-Protection is not set/, 'browsers removed the filter that this header controls'],
];

interface WapitiEntry {
  method: string;
  path: string;
  info: string;
  level: number;
}

interface WapitiReport {
  vulnerabilities: Record<string, WapitiEntry[]>;
  anomalies: Record<string, WapitiEntry[]>;
  additionals: Record<string, WapitiEntry[]>;
  infos: { crawled_pages_nbr?: number };
}

export async function runWapiti({ origin, api, folder, seconds }: ScanTarget): Promise<Finding[]> {
  const report = join(folder, 'wapiti.json');
  const starts = calls.flatMap((call) => ['-s', api + call]);
  const bounds = ['--max-scan-time', String(seconds), '--max-attack-time', String(Math.ceil(seconds / 8))];
  const crawl = ['--scope', 'domain', '-d', '3', '--max-links-per-page', '30', '--max-files-per-dir', '12'];
  const output = ['-f', 'json', '-o', report, '--no-bugreport', '-v', '1', '--store-session', folder];
  const words = ['-u', `${origin}/`, ...starts, ...crawl, '-m', modules, ...bounds, '-t', '10', '--flush-session'];
  // The time limit of the scanner excludes its start and its report.
  const { output: text } = await runScanner('wapiti', [...words, ...output], seconds * 3 + 120);
  let found: WapitiReport;
  try {
    found = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    throw new Error(`wapiti wrote no report:\n${text.slice(-2000)}`);
  }
  console.log(`wapiti: ${found.infos.crawled_pages_nbr ?? 'unknown number of'} pages crawled`);
  return [
    ...findingsOf(found.vulnerabilities, (level) => severities[level] ?? 'critical'),
    ...findingsOf(found.anomalies, () => 'low'),
    ...findingsOf(found.additionals, () => 'informational'),
  ];
}

function findingsOf(
  categories: Record<string, WapitiEntry[]>,
  severityOf: (level: number) => Finding['severity'],
): Finding[] {
  return Object.entries(categories).flatMap(([category, entries]) =>
    entries.map(({ method, path, info, level }) => {
      const reason = accepted.find(([pattern]) => pattern.test(info))?.[1];
      return {
        scanner: 'wapiti' as const,
        severity: reason ? ('informational' as const) : severityOf(level),
        text: `${category}: ${method} ${path}: ${info.replace(/\s+/g, ' ')}${reason ? ` (accepted: ${reason})` : ''}`,
      };
    }),
  );
}
