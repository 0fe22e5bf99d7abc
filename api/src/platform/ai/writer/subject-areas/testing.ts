import type { SubjectArea } from '../subject-area';

export const testing: SubjectArea = {
  motif: 'testing',
  name: 'software testing',
  words: 'testing, software testing, software-testing, qa, quality assurance, quality, tester, istqb',
  tools:
    'Jira, Git, Postman, Chrome DevTools, TestRail, Charles Proxy, SQL, GitHub Actions, Playwright, Selenium, JMeter, Cypress, k6, Allure',
  roles:
    'Test Engineer, QA Analyst, Automation Engineer, SDET, Performance Tester, Test Lead, Quality Coach, Release Manager',
  audience:
    'Manual testers moving to automation, Graduates starting in quality, Developers who test their own work, Business analysts writing acceptance criteria, Support engineers who reproduce bugs, Test leads planning a strategy, People returning to work',
  skills:
    'Test design, Exploratory testing, Bug reporting, Automation scripting, API testing, SQL for testers, Version control, Risk analysis, Test data, Continuous integration, Communication with developers, Test reporting',
  needs: {
    beginner: 'Attention to detail, A laptop with a browser, Curiosity about how things break, No programming needed',
    other:
      'Testing experience of any kind, One programming language at beginner level, HTML and HTTP basics, Git basics, SQL SELECT statements',
  },
  bonus:
    'A bug hunt on a public site, Testing with a screen reader, Automating the dullest hour of your week, Reading a flaky test, Testing AI features, Preparing for ISTQB',
  projects:
    'A regression suite that runs in ten minutes, A test strategy for a payment feature, A performance report that changes a release date, A bug report no one could refuse',
  labs: 'Tests for {it} designed on a live product, {it} automated with {tool}, A real bug found by {it} and reported, A colleague’s work on {it} reviewed',
  angles:
    'Test data for {it}, Automating {it}, Reporting {it}, Limits of {it}, {it} in the pipeline, {it} with developers',
  modules: [
    'Testing foundations: Why bugs happen, Levels, Risk, Oracles, The cost of a late find',
    'Test design: Equivalence classes, Boundaries, Decision tables, State transitions, Pairwise',
    'Bug reports: Reproducing, Evidence, Severity, Wording, Follow-up',
    'Testing in a team: Acceptance criteria, Definition of done, Planning, Measures, Retrospectives',
  ],
  subtopics: [
    {
      name: 'test automation',
      words: 'automation, automated, selenium, playwright, cypress, sdet, webdriver, cucumber, bdd, appium',
      tools: 'Playwright, TypeScript, Selenium, Java, Cypress, Cucumber, Appium, Allure, GitHub Actions, Docker',
      roles: 'Test Automation Architect',
      goals:
        'Choose what is worth automating, Write browser tests that do not flake, Structure a suite that others extend, Run it on every commit, Report results that people read',
      projects: 'A suite for a shop that runs on three browsers, A mobile suite on real devices',
      modules: [
        'What to automate: The pyramid, Risk, Cost, Tools, First test',
        'Locators: Roles and names, Test ids, Lists, Frames, Resilience',
        'Waiting well: Auto-waiting, Network, Animations, Clocks, Flakiness',
        'Structure: Page objects, Fixtures, Data builders, Parallel runs, Tags',
        'Behaviour-driven tests: Examples, Gherkin, Steps, Living documentation, Pitfalls',
        'Mobile: Appium, Emulators, Gestures, Permissions, Device farms',
        'Pipelines: Containers, Sharding, Retries, Artefacts, Quarantine',
        'Keeping it healthy: Reviews, Refactoring, Flake budgets, Ownership, Measures',
      ],
    },
    {
      name: 'manual and exploratory testing',
      words: 'manual, exploratory, istqb, functional, uat, acceptance, foundation',
      tools: 'Jira, TestRail, Xmind, Chrome DevTools, Charles Proxy, Loom, Excel, BrowserStack, SQL, Confluence',
      roles: 'Functional Tester, UAT Coordinator',
      goals:
        'Turn a vague requirement into tests, Explore with a charter and take notes, Report bugs that get fixed, Plan and track a test cycle, Pass the ISTQB foundation exam',
      projects: 'A test cycle for a banking app, An exploratory session report that surprised its team',
      modules: [
        'Requirements: Questions, Ambiguity, Acceptance criteria, Traceability, Reviews',
        'Test cases: Steps and data, Priorities, Coverage, Reuse, Maintenance',
        'Exploratory testing: Charters, Tours, Notes, Debriefs, Heuristics',
        'Web and mobile checks: Browsers, Devices, Networks, Installs, Usability',
        'Databases for testers: Tables, Queries, Test data, Verification, Clean-up',
        'Test management: Plans, Estimates, Cycles, Reports, Sign-off',
        'ISTQB foundation: Terms, Techniques, Roles, Sample papers, Exam day',
      ],
    },
    {
      name: 'performance testing',
      words: 'performance, load, stress, jmeter, k6, gatling, loadrunner, scalability',
      tools: 'JMeter, k6, Gatling, Grafana, InfluxDB, Prometheus, Chrome DevTools, Docker, New Relic, Lighthouse',
      roles: 'Performance Engineer',
      goals:
        'Turn expectations into targets, Model users as they behave, Script and run load safely, Find the bottleneck, Explain results with honest percentiles',
      projects: 'A sale day simulated before it happens, A tuning exercise with proof at each step',
      modules: [
        'Targets: Workloads, Percentiles, Budgets, Environments, Risks',
        'Scripting: Recording, Correlation, Data, Think time, Assertions',
        'Running load: Ramp-up, Stress, Soak, Spikes, Distributed runs',
        'Watching: Server metrics, Traces, Database waits, Networks, Client side',
        'Finding bottlenecks: CPU, Memory, Locks, Connections, Queries',
        'Reporting: Graphs, Comparisons, Recommendations, Confidence, Follow-up',
        'In the pipeline: Smoke loads, Thresholds, Trends, Test data, Costs',
      ],
    },
    {
      name: 'API testing',
      words: 'api, apis, postman, rest assured, rest, microservices, contract, graphql, soap',
      tools: 'Postman, REST Assured, Newman, Pact, WireMock, Swagger UI, curl, k6, TypeScript, SoapUI',
      roles: 'API Test Engineer',
      goals:
        'Read an interface description and find its gaps, Test every status and not only success, Automate calls in the pipeline, Stub what is not there yet, Check that services keep their promises',
      projects: 'A collection that guards a payment service, Contract tests between three services',
      modules: [
        'HTTP for testers: Methods, Status codes, Headers, Cookies, Caching',
        'Reading contracts: OpenAPI, Schemas, Examples, Versions, Gaps',
        'Postman: Collections, Variables, Tests, Chaining, Newman',
        'Negative testing: Wrong types, Missing fields, Limits, Permissions, Races',
        'Code-based tests: Clients, Fixtures, Assertions, Data, Reports',
        'Stubs and contracts: WireMock, Pact, Providers, Consumers, Pipelines',
        'Security basics: Tokens, Ownership, Injection, Rate limits, Secrets',
      ],
    },
  ],
};
