import { systemProbes } from './probes';
import { type Report, runDoctor } from './run-doctor';

/** One line each, with what to do below it. */
export function reportText({ lines }: Report): string {
  const width = Math.max(...lines.map(({ area }) => area.length));
  const texts = lines.map(({ level, area, text, advice }) => {
    const line = `${level.padEnd(7)}  ${area.padEnd(width)}  ${text}`;
    return advice ? `${line} ${advice}` : line;
  });
  const count = (level: string) => lines.filter((line) => line.level === level).length;
  return [...texts, '', `Faults: ${count('fault')}. Warnings: ${count('warning')}.`].join('\n');
}

/** Checks this machine and the site of its settings. Ends the process, with 1 after a fault. */
export async function doctor({ root, json }: { root: string; json: boolean }): Promise<never> {
  const report = await runDoctor({ env: process.env, root, probes: systemProbes });
  console.log(json ? JSON.stringify(report, null, 1) : reportText(report));
  // Connections that did not answer in time are still open.
  process.exit(report.level === 'fault' ? 1 : 0);
}
