import type { SubjectArea } from '../subject-area';

export const plan: SubjectArea = {
  motif: 'plan',
  name: 'project and product management',
  words:
    'project management, project-management, project, projects, management, product management, agile, scrum, business analysis',
  tools:
    'Jira, Confluence, MS Project, Excel, Miro, Trello, Notion, Smartsheet, Power BI, Slack, Figma, Lucidchart, Google Sheets, Asana',
  roles:
    'Project Manager, Scrum Master, Product Manager, Product Owner, Business Analyst, Programme Coordinator, PMO Analyst, Delivery Lead',
  audience:
    'Team leads who became managers, Engineers who want to lead, Business analysts, Coordinators preparing for PMP, Founders who run everything, Civil and mechanical engineers on projects, Consultants',
  skills:
    'Planning, Estimation, Risk management, Stakeholder management, Facilitation, Prioritisation, Reporting, Negotiation, Budgeting, Requirements, Conflict handling, Retrospectives',
  needs: {
    beginner: 'Experience of working in a team, Spreadsheets, Willingness to speak in class, A project to think about',
    other:
      'Two years in projects of any kind, Basic planning words, One project to bring as example, Comfort with presentations, Time for reading between sessions',
  },
  bonus:
    'A difficult stakeholder role play, Reading a plan that went wrong, Estimation games, Writing a one-page status that is read, AI helpers for project work, Exam strategy',
  projects:
    'A plan for a real project with risks and budget, A quarter’s roadmap defended before a board, A recovery plan for a late project, A retrospective that changed a habit',
  labs: '{it} applied to your own project, {it} as a group exercise, {it} presented to a sceptical sponsor, A working template for {it} in {tool}',
  angles:
    'A template for {it}, {it} with remote teams, Typical failures of {it}, Measuring {it}, Stakeholders and {it}, {it} in the exam',
  modules: [
    'Starting well: Purpose, Charter, Stakeholders, Success measures, Kick-off',
    'People: Teams, Motivation, Conflict, Feedback, Remote work',
    'Communication: Plans, Status reports, Meetings, Escalation, Presentations',
    'Finishing: Acceptance, Hand-over, Lessons, Benefits, Celebration',
  ],
  subtopics: [
    {
      name: 'classical project management',
      words: 'pmp, prince2, pmbok, capm, ms project, planning, project manager, primavera, earned value',
      tools:
        'MS Project, Excel, Primavera P6, Jira, Risk register, Gantt charts, Power BI, Visio, SharePoint, Smartsheet',
      roles: 'PMO Manager, Planning Engineer',
      goals:
        'Break work down until it can be estimated, Build a schedule with its critical path, Manage risk before it is an issue, Track progress with earned value, Sit the PMP exam with confidence',
      projects: 'An office move planned to the hour, A product launch with budget and risk register',
      modules: [
        'Scope: Requirements, Work breakdown, Baselines, Change control, Acceptance',
        'Schedule: Activities, Estimates, Network diagrams, Critical path, Buffers',
        'Cost: Estimates, Budgets, Earned value, Forecasts, Procurement',
        'Risk: Identification, Analysis, Responses, Reserves, Reviews',
        'Quality: Standards, Assurance, Control, Audits, Improvement',
        'Resources and procurement: Roles, Levelling, Contracts, Suppliers, Claims',
        'Tailoring: Predictive, Hybrid, Adaptive, PRINCE2 themes, Governance',
        'Exam preparation: Domains, Situational questions, Mock exams, Time, Ethics',
      ],
    },
    {
      name: 'agile and Scrum',
      words: 'agile, scrum, kanban, csm, safe, scrum master, sprint, sprints, agile coach',
      tools: 'Jira, Miro, Confluence, Trello, Planning poker, Kanban boards, Retrium, Slack, EasyRetro, Azure Boards',
      roles: 'Agile Coach, Release Train Engineer',
      goals:
        'Explain why short cycles help, Run every Scrum event with purpose, Split stories that deliver value, Make flow visible and improve it, Coach a team without commanding it',
      projects: 'A team taken through four simulated sprints, A board that halves waiting time',
      modules: [
        'Agile thinking: Values, Principles, Complexity, Feedback, When not to',
        'Scrum: Roles, Events, Artefacts, Definition of done, Sprint goals',
        'Backlogs: Stories, Splitting, Acceptance criteria, Prioritising, Refinement',
        'Estimation and forecasts: Points, Throughput, Monte Carlo, Roadmaps, Promises',
        'Kanban: Boards, Limits, Flow, Service classes, Measures',
        'Facilitation: Retrospectives, Workshops, Decisions, Conflict, Remote rooms',
        'Scaling: Dependencies, SAFe and LeSS, Product lines, Metrics, Anti-patterns',
      ],
    },
    {
      name: 'product management',
      words: 'product, product management, product manager, product owner, roadmap, growth, discovery',
      tools: 'Jira, Productboard, Amplitude, Figma, Miro, Notion, SQL, Google Analytics, Maze, Excel',
      roles: 'Associate Product Manager, Growth Manager',
      goals:
        'Find problems worth solving, Decide what not to build, Write a brief that engineers like, Launch and learn with numbers, Tell a roadmap as a story',
      projects: 'A discovery sprint with ten interviews, A launch plan with measures and guard rails',
      modules: [
        'The role: Outcomes, Stakeholders, Strategy, Ethics, A week in the life',
        'Discovery: Interviews, Opportunity trees, Experiments, Assumptions, Evidence',
        'Strategy: Vision, Market, Positioning, Goals, Trade-offs',
        'Prioritising: Impact and effort, Cost of delay, Saying no, Roadmaps, Reviews',
        'Delivery: Briefs, Stories, Working with engineers, Quality, Release',
        'Numbers: Funnels, Cohorts, Experiments, North star, SQL for managers',
        'Launch: Pricing, Messaging, Support, Feedback, Retirement',
      ],
    },
    {
      name: 'business analysis',
      words: 'business analysis, business analyst, cbap, ecba, requirements, bpmn, process, processes',
      tools: 'Confluence, Visio, Lucidchart, Jira, Excel, Miro, SQL, Balsamiq, BPMN, Power BI',
      roles: 'Requirements Engineer, Process Analyst',
      goals:
        'Elicit what people need and not only what they ask, Model a process and find its waste, Write requirements that can be tested, Handle change without chaos, Support a solution until it works',
      projects: 'A claims process mapped and shortened, A requirements package for a mobile app',
      modules: [
        'Understanding the business: Context, Stakeholders, Problems, Goals, Feasibility',
        'Elicitation: Interviews, Workshops, Observation, Documents, Surveys',
        'Process models: BPMN, As-is, To-be, Bottlenecks, Automation',
        'Requirements: User stories, Use cases, Rules, Non-functional needs, Traceability',
        'Data: Entities, Dictionaries, SQL basics, Reports, Migration needs',
        'Solution support: Prototypes, Acceptance tests, Training, Change, Benefits',
        'Certification: BABOK areas, Techniques, Sample questions, Experience logs, Exam day',
      ],
    },
  ],
};
