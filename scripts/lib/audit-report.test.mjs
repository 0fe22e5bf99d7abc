import { vulnerablePackages } from './audit-report.mjs';

const report = (severity) =>
  JSON.stringify({
    vulnerabilities: {
      ini: { name: 'ini', severity, via: [{ title: 'Prototype pollution', url: 'https://example.com/1' }, 'parent'] },
    },
  });

test.each(['moderate', 'high', 'critical'])('reports a package of %s severity with its advisory', (severity) => {
  expect(vulnerablePackages(report(severity))).toEqual([
    `ini (${severity}): Prototype pollution https://example.com/1; parent`,
  ]);
});

test('low severity and no vulnerability pass', () => {
  expect(vulnerablePackages(report('low'))).toEqual([]);
  expect(vulnerablePackages('{"vulnerabilities":{}}')).toEqual([]);
});

test('a registry without advisories gives no result', () => {
  expect(vulnerablePackages('{"error":{"code":"E405"}}')).toBeNull();
  expect(vulnerablePackages('{"message":"405 Method Not Allowed","method":"POST"}')).toBeNull();
  expect(vulnerablePackages('npm error')).toBeNull();
});
