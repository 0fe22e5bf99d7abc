import type { SubjectArea } from '../subject-area';

export const design: SubjectArea = {
  motif: 'design',
  name: 'interface and experience design',
  words: 'design, ui/ux, ui ux, ui, ux, ui-ux-design, product design, user experience, user interface, graphic',
  tools:
    'Figma, FigJam, Miro, Adobe XD, Photoshop, Illustrator, Maze, Notion, Hotjar, Stark, Lottie, Zeplin, Google Forms, Framer',
  roles:
    'UI Designer, UX Designer, Product Designer, UX Researcher, Interaction Designer, Visual Designer, Design System Designer, UX Writer',
  audience:
    'Graphic designers moving to products, Developers who want an eye, Students building a portfolio, Product managers who sketch, Architects and fine artists changing field, Founders without a designer, Marketers who make landing pages',
  skills:
    'Visual hierarchy, Typography, Colour and contrast, Wireframing, Prototyping, User interviews, Usability testing, Accessibility, Design critique, Presenting work, Hand-over to developers, Writing for interfaces',
  needs: {
    beginner: 'A laptop with a browser, A free Figma account, Pen and paper, Willingness to show unfinished work',
    other:
      'Figma frames and components, One project to improve, Basic typography, Experience with feedback, A laptop and a mouse',
  },
  bonus:
    'Judging a portfolio, Designing in an Indian language, Redesigning a form in forty minutes, Pricing freelance work, Critique without tears, Preparing for whiteboard challenges',
  projects:
    'A case study from interview to tested prototype, A redesign of an everyday app with evidence, A design system that a developer approves, A portfolio page that tells one story well',
  labs: 'Ten sketches of {it} in ten minutes, {it} built in {tool} and tested with two people, A critique of {it} in a live app, A hand-over of {it} to a developer',
  angles:
    'Accessibility of {it}, {it} on a phone, Testing {it} with people, Critiquing {it}, Good examples of {it}, Presenting {it}',
  modules: [
    'Design thinking: Problems before solutions, Empathy, Framing, Ideas, Iteration',
    'Figma: Frames, Auto layout, Components, Variants, Prototypes',
    'Accessibility: Contrast, Targets, Focus, Labels, Reduced motion',
    'Portfolio: Case studies, Structure, Writing, Presentation, Feedback',
  ],
  subtopics: [
    {
      name: 'UX research',
      words: 'research, ux research, user research, usability, interviews, ux',
      tools: 'FigJam, Maze, Dovetail, Google Forms, Hotjar, Miro, Lookback, Notion, Optimal Workshop, Zoom',
      goals:
        'Plan a study that answers a decision, Interview without leading, Test a design with five people, Turn notes into insight, Convince a team with evidence',
      projects: 'A usability study of a public service, A diary study turned into three decisions',
      modules: [
        'Planning research: Questions, Methods, Participants, Consent, Schedules',
        'Interviews: Guides, Listening, Probing, Bias, Notes',
        'Surveys: Questions, Scales, Sampling, Reading results, Limits',
        'Usability tests: Tasks, Moderation, Remote tests, Observation, Severity',
        'Synthesis: Affinity maps, Journeys, Personas with care, Opportunities, Principles',
        'Information architecture: Card sorts, Tree tests, Labels, Navigation, Search',
        'Sharing findings: Stories, Clips, Reports, Workshops, Repositories',
      ],
    },
    {
      name: 'interface design',
      words: 'ui, ui design, interface, visual, typography, colour, color, figma, app design, web design',
      tools: 'Figma, Photoshop, Illustrator, Stark, Coolors, Google Fonts, Unsplash, Iconify, Zeplin, Framer',
      goals:
        'Lay out a screen with clear hierarchy, Choose type and colour with reason, Design every state and not only the happy one, Prototype a flow, Hand over files that developers thank you for',
      projects: 'A transport app for a city with four scripts, A checkout redesigned and tested',
      modules: [
        'Seeing: Hierarchy, Proximity, Alignment, Contrast, White space',
        'Typography: Families, Scales, Line length, Indian scripts, Pairing',
        'Colour: Systems, Contrast, Themes, Meaning, Dark mode',
        'Layout: Grids, Spacing, Density, Responsive frames, Patterns',
        'Components: Buttons, Fields, Cards, Navigation, Feedback',
        'States: Empty, Loading, Error, Long text, Edge cases',
        'Prototyping: Flows, Transitions, Micro-interactions, Testing, Iteration',
        'Hand-over: Naming, Specifications, Tokens, Assets, Reviews',
      ],
    },
    {
      name: 'design systems',
      words: 'design system, design systems, tokens, component library, storybook, style guide',
      tools:
        'Figma, Figma Variables, Storybook, Style Dictionary, Zeroheight, Chromatic, GitHub, Stark, Notion, axe DevTools',
      roles: 'Design System Engineer',
      goals:
        'Audit what a product already has, Define tokens that survive a rebrand, Build components with all their states, Document for designers and developers, Run a system as a product',
      projects: 'A system of twelve components with documentation, A rebrand by changing tokens alone',
      modules: [
        'Auditing: Inventories, Inconsistencies, Costs, Priorities, Buy-in',
        'Tokens: Colour, Type, Space, Naming, Themes',
        'Components: Anatomy, Variants, States, Content rules, Accessibility',
        'Figma libraries: Structure, Variables, Branches, Publishing, Migration',
        'Code and design: Storybook, Naming in common, Visual tests, Versions, Releases',
        'Documentation: Principles, Usage, Examples, Do and do not, Search',
        'Governance: Contributions, Roadmap, Measures, Support, Deprecation',
      ],
    },
    {
      name: 'motion design',
      words: 'motion, animation, after effects, lottie, micro-interactions, 3d, blender, video',
      tools: 'After Effects, Lottie, Rive, Figma, Blender, Principle, Premiere Pro, CSS, Bodymovin, Illustrator',
      roles: 'Motion Designer',
      goals:
        'Explain a change of state with movement, Time and ease with intention, Animate icons and illustrations, Deliver small files that run on the web, Respect people who want less motion',
      projects: 'An onboarding sequence for an app, A set of animated icons in Lottie',
      modules: [
        'Principles: Timing, Easing, Anticipation, Follow-through, Restraint',
        'After Effects: Compositions, Keyframes, Graph editor, Shapes, Expressions',
        'Interface motion: Transitions, Feedback, Loading, Gestures, Continuity',
        'Lottie and Rive: Exporting, State machines, Size, Themes, Hand-over',
        'Storyboards: Scripts, Frames, Rhythm, Sound, Feedback',
        'Three dimensions: Modelling, Light, Cameras, Rendering, Optimising',
        'Motion systems: Tokens, Guidelines, Reduced motion, Performance, Reviews',
      ],
    },
  ],
};
