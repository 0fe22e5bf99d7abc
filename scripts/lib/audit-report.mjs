// @ts-check

/**
 * @typedef {{ name: string, severity: string, via: (string | { title?: string, url?: string })[] }} Vulnerability
 * @typedef {{ error?: unknown, vulnerabilities?: Record<string, Vulnerability> }} AuditReport
 */

const ignored = ['info', 'low'];

/**
 * The packages with a known vulnerability of moderate or higher severity.
 * @param {string} output  of `npm audit --json`
 * @returns {string[] | null}  null when the registry gave no report
 */
export function vulnerablePackages(output) {
  /** @type {AuditReport} */
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return null;
  }
  if (report.error || !report.vulnerabilities) return null;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => !ignored.includes(severity))
    .map(({ name, severity, via }) => {
      const reasons = via.map((cause) => (typeof cause === 'string' ? cause : `${cause.title} ${cause.url}`));
      return `${name} (${severity}): ${reasons.join('; ')}`;
    });
}
