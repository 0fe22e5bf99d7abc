/**
 * Import rules between packages and layers. `scripts/bad-example/` breaks every rule. `npm run boundaries` fails when a
 * rule does not report its bad example, which detects rules that no longer match.
 */
const top = '^(?:scripts/bad-example/)?';
/** Tests, and the stories of the workshop. */
const test = '\\.(?:test|stories)\\.tsx?$';
const fake = '/fake-[^/]+$';
/** The standalone page of a remote, which is a separate build from the federated remote. */
const standalone = `${top}mfe-[^/]+/src/standalone\\.tsx?$`;
const own = (...folders) => `${top}(?:${folders.join('|')})/`;

/** The project's folders. Every other import is an npm package or a Node module. */
const anyFolder = own('shared/[^/]+', 'shell', 'mfe-[^/]+', 'api', 'e2e', 'bench', 'scripts/(?!bad-example/)');

const apiServices = `${top}api/src/modules/.*service\\.ts$`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Limits a shared package to the given shared packages. Its tests may also import the fakes. */
const sharedPackage = (name, ...mayUse) =>
  rule(
    `shared-${name}`,
    `shared/${name} builds on ${mayUse.length ? mayUse.join(', ') : 'no other part of the project'}`,
    { path: own(`shared/${name}`), pathNot: test },
    { path: anyFolder, pathNot: own(...[name, ...mayUse].map((used) => `shared/${used}`)) },
  );

module.exports = {
  forbidden: [
    rule(
      'remote-to-shared-only',
      'A remote is built and deployed alone: it uses shared packages, never another remote, the shell or the API',
      { path: `${top}(mfe-[^/]+)/`, pathNot: standalone },
      { path: anyFolder, pathNot: [`${top}$1/`, own('shared/(?:contract|domain|api-client|ui|forms|testing)')] },
    ),
    rule(
      'standalone-brings-the-host',
      "A remote's page of its own borrows the real host, by the one entry made for it",
      { path: standalone },
      {
        path: own('shell', 'api', 'shared/(?:build|release|testing)'),
        pathNot: `${top}shell/src/boot/standalone\\.tsx?$`,
      },
    ),
    rule('standalone-stays-out', 'The standalone entry is no part of the federated build', {}, { path: standalone }),
    rule(
      'features-apart',
      'Features of a remote do not import each other: what two share moves up to src/ or into shared/',
      { path: `${top}(mfe-[^/]+)/src/features/([^/]+)/` },
      { path: `${top}$1/src/features/`, pathNot: `${top}$1/src/features/$2/` },
    ),
    rule(
      'shell-to-shared-only',
      'The shell reaches remotes only through the registry, at run time, and the API only through HTTP',
      { path: own('shell') },
      { path: anyFolder, pathNot: own('shell', 'shared/[^/]+') },
    ),
    rule(
      'shell-browser-without-server',
      "The site server's code never reaches the browser",
      { path: own('shell/src'), pathNot: test },
      { path: own('shell/server') },
    ),
    rule(
      'api-to-domain-only',
      'The API shares rules and vocabulary with the pages, nothing else; its tests the property-based tester, the model of timetables, validators of schemas and the setting of the drills',
      { path: own('api') },
      {
        path: anyFolder,
        pathNot: [
          own('api', 'shared/domain'),
          `${top}shared/testing/src/(?:every-case|properties|schema-validators|timetable-model)\\.ts$`,
        ],
      },
    ),
    rule(
      'api-platform-below-modules',
      'The platform of the API imports no module: modules.ts hands it jobs and events',
      { path: own('api/src/platform'), pathNot: test },
      { path: [own('api/src/modules', 'api/(?:cli|demo-data|test)'), `${top}api/src/(?:main|app|modules)\\.ts$`] },
    ),
    rule(
      'api-modules-below-app',
      'Modules of the API know neither the process nor the list of modules',
      { path: own('api/src/modules'), pathNot: test },
      { path: `${top}api/src/(?:main|app|modules)\\.ts$` },
    ),
    rule(
      'api-routes-through-service',
      'In the API: routes, then service, then repo, then db',
      { path: `${top}api/src/modules/.+routes\\.ts$` },
      { path: [`${top}api/src/modules/.+repo\\.ts$`, own('api/src/platform/database')] },
    ),
    rule(
      'api-other-module-by-service',
      'A module of the API uses the service, schema, presenter, policy, errors and mail texts of another one, never its queries',
      { path: `${top}api/src/modules/([^/]+)/`, pathNot: test },
      {
        path: own('api/src/modules'),
        pathNot: [
          `${top}api/src/modules/$1/`,
          `${top}api/src/modules/[^/]+/[a-z-]*(?:service|schema|present|policy|errors|-mails?)\\.ts$`,
          `${top}api/src/modules/[^/]+/[^/]+/[a-z-]*(?:service|schema|present|policy|errors|-mails?)\\.ts$`,
        ],
      },
    ),
    rule(
      'api-services-without-orm',
      'Services of the API query through a repo: they import neither the ORM nor the tables',
      { path: apiServices, pathNot: test },
      { path: ['node_modules/drizzle-orm', own('api/src/platform/database/schema')] },
    ),
    rule(
      'api-repos-without-services',
      'Repos of the API query the database and import no service',
      { path: `${top}api/src/modules/.*repo\\.ts$` },
      { path: apiServices },
    ),
    rule(
      'api-services-re-export-nothing',
      'Import a function from the file that defines it',
      { path: apiServices },
      { dependencyTypes: ['export'] },
    ),
    rule(
      'domain-imports-nothing',
      'shared/domain is pure: no part of Node; of npm only yup, for the rules of forms, and the texts of es-toolkit',
      { path: own('shared/domain'), pathNot: test },
      { pathNot: [own('shared/domain'), 'node_modules/(?:yup|es-toolkit)/'] },
    ),
    sharedPackage('ui', 'domain'),
    sharedPackage('forms', 'ui', 'contract'),
    sharedPackage('api-client', 'domain', 'contract'),
    sharedPackage('contract', 'domain'),
    sharedPackage('release', 'domain', 'contract'),
    sharedPackage('build', 'domain'),
    sharedPackage('testing', 'domain', 'contract', 'api-client'),
    rule(
      'testing-in-tests-only',
      'Fakes, factories and tests never reach a page',
      { path: anyFolder, pathNot: [test, fake, own('shared/testing', 'e2e', 'api/test')] },
      { path: [own('shared/testing'), fake, test] },
    ),
    rule(
      'no-barrels',
      'Import a file by its name: barrels defeat tree-shaking and hide what depends on what',
      {},
      {
        path: `${anyFolder}.*/index\\.tsx?$`,
      },
    ),
    rule('no-circular', 'Files do not import each other in a circle. Type imports count.', {}, { circular: true }),
    rule(
      'resolvable',
      'An import that leads nowhere would not be checked by the other rules',
      {},
      {
        couldNotResolve: true,
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type imports count, because they also couple a page to the API.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
