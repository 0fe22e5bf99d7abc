import type { SubjectArea } from '../subject-area';

export const web: SubjectArea = {
  motif: 'web',
  name: 'web development',
  words:
    'web, web development, web-development, website, websites, frontend, front end, backend, back end, full stack, fullstack',
  tools:
    'HTML, CSS, JavaScript, TypeScript, Node.js, Git, GitHub, VS Code, Chrome DevTools, npm, PostgreSQL, Playwright, Lighthouse, Vite',
  roles:
    'Front End Developer, Full Stack Developer, Web Developer, Back End Developer, UI Engineer, JavaScript Developer, Technical Lead, Freelance Web Designer',
  audience:
    'Beginners who want to build for the web, Designers who want to code, Back end developers moving forward, Students preparing for placements, Freelancers with clients waiting, Testers who read code, Shop owners who want their own site',
  skills:
    'Semantic HTML, Modern CSS, JavaScript, Debugging in the browser, Version control, Responsive layouts, Accessibility, HTTP, Testing, Performance, Code review, Deployment',
  needs: {
    beginner: 'A laptop of any age, A browser and an editor, Typing without fear, An hour a day to practise',
    other: 'HTML and CSS, JavaScript functions and arrays and promises, Git basics, The command line, A GitHub account',
  },
  bonus:
    'Reviewing code, Publishing under your own domain, Reading the source of a famous site, Freelancing contracts and quotes, Making a slow page fast live, Preparing for front end interviews',
  projects:
    'A booking site that works on the slowest telephone, A shop with basket and checkout and orders, A dashboard with live data, A portfolio that gets interviews',
  labs: 'A small page that uses {it} from an empty folder, A fault planted in {it} found in the browser, Tests for {it} with {tool}, A pull request about {it} with a review',
  angles:
    'Accessibility of {it}, Testing {it}, Performance of {it}, Debugging {it} in the browser, {it} on phones, Patterns that age well in {it}',
  modules: [
    'How the web works: Requests and responses, Addresses, Browsers, DevTools, Publishing',
    'Version control: Commits, Branches, Pull requests, Conflicts, Reviews',
    'Accessibility: Semantics, Keyboard, Screen readers, Contrast, Forms',
    'Deployment: Builds, Domains, HTTPS, Environments, Monitoring',
  ],
  subtopics: [
    {
      name: 'React',
      words:
        'react, typescript, front end, frontend, reactjs, react.js, next.js, nextjs, redux, jsx, front end framework, vue, angular, svelte',
      tools:
        'React, TypeScript, Vite, React Router, TanStack Query, Zustand, Testing Library, Playwright, Storybook, Next.js',
      roles: 'React Developer',
      goals:
        'Compose an interface from small components, Put state where it belongs, Fetch and cache data without races, Let types catch mistakes early, Test what a person does and not how it is built',
      projects: 'A seat booking application with payments that fail on purpose, A component library with documentation',
      modules: [
        'Components: JSX, Props, Composition, Lists and keys, Children, Styling',
        'State: Local state, Lifting up, Reducers, Derived values, Context',
        'Effects: Synchronising, Clean-up, Refs, Events instead of effects, Custom hooks',
        'Forms: Controlled fields, Validation, Errors, Accessibility, Optimistic saves',
        'Data fetching: Loading and error states, Caching, Mutations, Races, Pagination',
        'Routing: Nested routes, Loaders, Parameters, Guards, Code splitting',
        'TypeScript for components: Props, Unions, Generics, Events, Narrowing',
        'Testing: Testing Library, Mocks at the network, Accessibility checks, End to end, Coverage with sense',
        'Rendering on the server: Next.js, Streaming, Caching, Metadata, Deployment',
      ],
    },
    {
      name: 'HTML and CSS',
      words: 'html, css, responsive, tailwind, bootstrap, flexbox, grid, web design, first page',
      tools: 'HTML, CSS, VS Code, Chrome DevTools, Firefox, Sass, Tailwind CSS, Figma, Squoosh, GitHub Pages',
      goals:
        'Write pages that mean what they show, Lay out any design with grid and flexbox, Make one page fit every screen, Animate without annoying, Publish a site',
      projects: 'A site for a real shop or school, A magazine page rebuilt pixel by pixel',
      modules: [
        'Structure: Elements, Headings, Links, Lists, Tables',
        'The cascade: Selectors, Inheritance, Specificity, Layers, Custom properties',
        'Boxes and text: Box model, Units, Fonts, Colour, Line length',
        'Flexbox: Axes, Alignment, Growing and shrinking, Wrapping, Common patterns',
        'Grid: Tracks, Areas, Auto placement, Subgrid, Overlaps',
        'Responsive design: Phones first, Media queries, Container queries, Images, Touch',
        'Forms: Inputs, Labels, Validation, States, Autofill',
        'Motion: Transitions, Keyframes, Reduced motion, Performance, Restraint',
      ],
    },
    {
      name: 'back end development',
      words:
        'node, node.js, nodejs, express, fastify, nest, nestjs, api, rest, graphql, django, flask, laravel, php, back end, backend, spring',
      tools: 'Node.js, TypeScript, Fastify, PostgreSQL, Redis, Docker, Postman, OpenAPI, Drizzle, Vitest',
      roles: 'Node.js Developer, API Developer',
      goals:
        'Design an interface that others enjoy using, Store data so that it cannot go wrong, Sign people in safely, Handle load and failure, Test and document every call',
      projects: 'A booking service that never sells a seat twice, A public interface with documentation and limits',
      modules: [
        'HTTP services: Methods and status codes, Routing, Validation, Errors, Logging',
        'Designing interfaces: Resources, Pagination, Versioning, OpenAPI, Idempotency',
        'Databases: Modelling, Queries, Transactions, Migrations, Indexes',
        'Identity: Sessions, Tokens, Passwords, Single sign-on, Permissions',
        'Asynchronous work: Promises, Queues, Schedules, Webhooks, Retries',
        'Caching and speed: Redis, HTTP caching, N plus one, Profiling, Load tests',
        'Security: Injection, Cross-site attacks, Rate limits, Secrets, Dependency checks',
        'Operations: Containers, Health checks, Graceful stops, Metrics, Deploys',
      ],
    },
    {
      name: 'full stack development',
      words: 'full stack, fullstack, mern, mean, web application, javascript, bootcamp',
      tools: 'TypeScript, React, Node.js, Express, PostgreSQL, MongoDB, Vite, Playwright, Docker, GitHub Actions',
      roles: 'MERN Stack Developer',
      goals:
        'Build a feature from database to button, Share types between server and browser, Sign people in and keep them apart, Test across the whole stack, Put it online and keep it there',
      projects: 'A marketplace with roles and payments, A chat with rooms and presence',
      modules: [
        'JavaScript that lasts: Values, Functions, Objects, Modules, Asynchronous code',
        'TypeScript: Types, Unions, Generics, Narrowing, Configuration',
        'The browser side: Components, State, Routing, Forms, Data fetching',
        'The server side: Routes, Validation, Services, Errors, Logging',
        'Data: Modelling, SQL, Documents, Migrations, Seeding',
        'Signing in: Sessions, Roles, Guards, Password resets, Third-party sign-in',
        'Testing the stack: Unit tests, API tests, Browser tests, Fixtures, Continuous integration',
        'Going live: Environments, Containers, Databases in production, Monitoring, Backups',
      ],
    },
    {
      name: 'content sites',
      words: 'wordpress, cms, woocommerce, drupal, headless, elementor, shopify, blog',
      tools:
        'WordPress, WooCommerce, Gutenberg, PHP, Elementor, Yoast SEO, LocalWP, WP-CLI, Cloudflare, Google Search Console',
      roles: 'WordPress Developer, CMS Developer',
      goals:
        'Set up a site that its owner can edit, Build a theme of blocks, Sell with WooCommerce, Keep it fast and safe, Hand it over with a manual',
      projects: 'A shop for a local business, A news site with an editorial workflow',
      modules: [
        'Setting up: Hosting, Installing, Settings, Users and roles, Backups',
        'Content: Pages and posts, Media, Menus, Custom types, Taxonomies',
        'Blocks and themes: Full site editing, Patterns, Templates, Styles, Child themes',
        'Plugins: Choosing, Forms, Caching, Security, Writing your own',
        'WooCommerce: Products, Payments, Shipping, Taxes, Orders',
        'Search and speed: Structure, Metadata, Images, Caching, Core Web Vitals',
        'Maintenance: Updates, Staging, Malware, Monitoring, Client hand-over',
      ],
    },
    {
      name: 'web performance and accessibility',
      words: 'performance, accessibility, a11y, wcag, core web vitals, lighthouse, web vitals, seo',
      tools:
        'Lighthouse, WebPageTest, Chrome DevTools, axe DevTools, NVDA, VoiceOver, Playwright, Squoosh, Bundle Analyzer, WAVE',
      roles: 'Web Performance Engineer, Accessibility Specialist',
      goals:
        'Measure what visitors feel, Find and remove what blocks a page, Audit a site against WCAG, Fix keyboard and screen reader problems, Keep both in the pipeline',
      projects: 'A page made twice as fast with proof, An audit of a public site with repairs',
      modules: [
        'Measuring: SubjectArea and lab, Core Web Vitals, Waterfalls, Budgets, Slow devices',
        'Loading: Critical path, Fonts, Images, Priorities, Caching',
        'JavaScript cost: Bundles, Splitting, Hydration, Long tasks, Third parties',
        'WCAG in practice: Principles, Semantics, Names and roles, Contrast, Motion',
        'Keyboard and focus: Order, Traps, Dialogs, Skip links, Custom widgets',
        'Screen readers: NVDA, VoiceOver, Live regions, Forms, Tables',
        'Keeping it so: Automated checks, Audits, Regression alerts, Training a team, Statements',
      ],
    },
  ],
};
