/**
 * `npm run boundaries`: checks imports against the rules of .dependency-cruiser.cjs, and checks that the rules work.
 * Exits with 0 only when the project breaks no rule and the bad example breaks every rule.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const badExample = 'scripts/bad-example';
const sources = ['api', 'bench', 'e2e', 'mfe-*', 'scripts', 'shared', 'shell'];

const root = fileURLToPath(new URL('..', import.meta.url));
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

process.chdir(root);
const project = await check(sources, `/(node_modules|dist)/|^${badExample}/`);
const example = await check([badExample], '/node_modules/');

const blind = forbidden.map(({ name }) => name).filter((name) => !example.violations.some((v) => v.rule.name === name));
const complaints = [
  ...project.violations.map(describe),
  ...blind.map((name) => `The bad example of '${name}' in ${badExample}/ was not caught: the rule sees nothing.`),
  // Without TypeScript's JavaScript API the cruiser skips .ts files and reports no violation.
  ...(project.typescriptFiles > 0
    ? []
    : ['No TypeScript file was seen: is the package `typescript` a version with an API?']),
];

for (const complaint of complaints) console.error(complaint);
console.log(
  `boundaries: ${project.files} files, ${forbidden.length} rules, each proven by a bad example; ` +
    (complaints.length === 0 ? 'none broken' : `${complaints.length} complaints`),
);
process.exitCode = complaints.length === 0 ? 0 : 1;

async function check(paths, exclude) {
  const { output } = await cruise(
    paths,
    { ...options, exclude: { path: exclude }, ruleSet: { forbidden, options }, validate: true, outputType: 'json' },
    options.enhancedResolveOptions,
    { tsConfig: extractTSConfig(options.tsConfig.fileName) },
  );
  const { modules, summary } = JSON.parse(output);
  return {
    files: modules.length,
    typescriptFiles: modules.filter(({ source }) => /\.tsx?$/.test(source)).length,
    violations: summary.violations,
  };
}

function describe({ from, to, rule, cycle }) {
  const { comment } = forbidden.find(({ name }) => name === rule.name);
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${rule.name}: ${from} → ${way}\n  ${comment}`;
}
