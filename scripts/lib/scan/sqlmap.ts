import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, runScanner, type ScanTarget } from './findings';

interface Target {
  path: string;
  /** JSON body of a POST. */
  body?: Record<string, unknown>;
}

const targets: Target[] = [
  {
    path: '/patrons-registration/GetAllCourses?course_name=python&category=cloud-field&difficulty_level=Beginner&min_price=1&sort_by=price',
  },
  { path: '/patrons-registration/GetCourseFacets?course_name=python' },
  { path: '/patrons-registration/GetCourseDetailsById/1*' },
  { path: '/patrons-registration/SendEmailOtp', body: { emailId: 'learner@kaksha.test' } },
  { path: '/patrons-registration/SaveEmailVerifyDetails', body: { emailId: 'learner@kaksha.test', otp: '123456' } },
];

export async function runSqlmap({ api, folder, seconds }: ScanTarget): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [index, { path, body }] of targets.entries()) {
    const request = body ? ['--data', JSON.stringify(body), '--headers', 'Content-Type: application/json'] : [];
    const bounds = ['--batch', '--level', '2', '--risk', '1', '--threads', '2', '--timeout', '10', '--retries', '1'];
    // Refusals of malformed values are the expected answers.
    const output = ['--ignore-code', '400,401,403,404,429', '--output-dir', join(folder, 'sqlmap'), '--flush-session'];
    const words = ['-u', api + path, ...request, ...bounds, '--dbms', 'PostgreSQL', '--disable-coloring', ...output];
    const result = await runScanner('sqlmap', words, seconds);
    writeFileSync(join(folder, `sqlmap-${index + 1}.log`), result.output);
    found.push(...findingsOf(path, result));
  }
  return found;
}

function findingsOf(path: string, { code, output }: { code: number | null; output: string }): Finding[] {
  const finding = (severity: Finding['severity'], text: string): Finding[] => [
    { scanner: 'sqlmap', severity, text: `${path}: ${text}` },
  ];
  if (/identified the following injection point|appears to be .*injectable/.test(output)) {
    return finding('critical', 'injectable');
  }
  if (code === null) return finding('low', 'not finished in time');
  if (/all tested parameters do not appear to be injectable/.test(output)) return [];
  return finding('low', `no result: ${output.trim().split('\n').slice(-3).join(' ')}`);
}
