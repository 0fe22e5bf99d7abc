import type { SubjectArea } from '../subject-area';

/** For unknown fields. `{subject}` is the subject of the course. */
export const general: SubjectArea = {
  motif: null,
  name: '{subject}',
  words: '',
  tools:
    'Zoom, Google Meet, Google Docs, Google Drive, Google Forms, Notion, Miro, Trello, Canva, Loom, Anki, WhatsApp groups, Google Calendar, Google Slides',
  roles:
    '{subject} Specialist, {subject} Trainer, {subject} Consultant, Freelance Practitioner, Teaching Assistant, Content Creator, Project Coordinator, Independent Professional',
  audience:
    'Complete beginners, Students who want an extra skill, Working people with evenings free, Teachers and trainers, Freelancers adding a service, People returning to work, Hobbyists who want to go further',
  skills:
    '{subject} vocabulary, Observation, Planning a piece of work, Working to a brief, Self-assessment, Giving feedback, Presenting results, Time management, Note taking, Practice habits, Asking good questions, Documentation',
  needs: {
    beginner: 'Interest in {subject}, An hour a day to practise, A stable internet connection, A notebook',
    other:
      'First experience with {subject}, Work of your own to bring, A stable internet connection, Willingness to be corrected, Time between sessions',
  },
  goals:
    'Explain {subject} in your own words, Carry out the core techniques of {subject}, See and correct typical mistakes, Plan and finish a larger piece of work, Present your results and answer questions, Go on practising without a trainer',
  bonus:
    'Questions for practitioners, Judging finished work, Common myths about {subject}, Finding first clients, A reading list with reasons, Building a portfolio',
  projects:
    'A complete piece of work from brief to result, A before and after of your own practice, A short lesson taught to a friend, A portfolio of three pieces with notes',
  labs: '{it} in slow steps, {it} repeated with notes on what was hard, A first {it} compared with an example, {it} shown to a friend with two comments noted',
  angles:
    '{it} by a worked example, Details that matter in {it}, Practising {it} alone, Judging {it}, Comparing examples of {it}, {it} under real conditions',
  modules: [
    'Finding your way in {subject}: What it is for, Where it is used, Words to know, Tools to have, Goals of your own',
    'First steps in {subject}: A worked example, Trying it yourself, Typical slips, Corrections, Second attempt',
    'The core techniques of {subject}: Demonstration, Slow practice, Details that matter, Variations, Self-check',
    'Working from good examples: Choosing examples, Looking closely, Imitating, Changing one thing, Notes',
    'Practice that works: Short sessions, Deliberate repetition, Recording progress, Motivation, Rest',
    'Common problems and their cures: Diagnosing, Causes, Remedies, Prevention, When to ask',
    'A larger piece of work: Brief, Plan, Draft, Feedback, Revision',
    '{subject} in the real world: Clients and audiences, Expectations, Time and money, Ethics, Collaboration',
    'Showing your work: Selection, Presentation, Questions, Portfolio, Publishing',
    'Going further: Resources, Communities, Next skills, Plans, Habits',
  ],
  subtopics: [],
};
