import type { CourseSeed } from './course-seed';

/** A course that its trainer has begun to write: what the wizard's later steps hold is not there yet. */
export interface DraftSeed extends Partial<Omit<CourseSeed, 'name' | 'by' | 'sub' | 'level' | 'fee'>> {
  name: string;
  /** Machine name. */
  category: string;
  sub: string;
  by: string;
  level: CourseSeed['level'];
  fee: string;
  /** Highest wizard stage reached, 1 to 4. */
  stage: 1 | 2 | 3 | 4;
  /** Hours since it was last changed. */
  touchedHoursAgo: number;
}

export const drafts: DraftSeed[] = [
  {
    name: 'Site Reliability for Growing Teams',
    category: 'cloud-devops',
    sub: 'Observability',
    by: 'ananya',
    level: 'Intermediate',
    fee: '₹16500 $209',
    stage: 2,
    touchedHoursAgo: 20,
    lead: 'Error budgets, on-call that people can live with, and reviews without blame. Six weekends in which a team of twenty runs one service together, from the first alert to the last postmortem.',
    needs: 'Linux command line, one year with any cloud',
    goals: 'Define service levels, run an incident, write a review that changes something',
    batches: ['+36 weekend 16:00-19:00 6w'],
    syllabus:
      'Service levels, Error budgets, Alerting, On-call, Incident command, Reviews, Capacity, Release safety, Chaos drills, Toil',
    features:
      'Twenty seats, Real incidents, Recorded sessions, Review of your own runbook, Alumni channel, Certificate',
  },
  {
    name: 'Helm Charts that Stay Small',
    category: 'cloud-devops',
    sub: 'Containers',
    by: 'ananya',
    level: 'Intermediate',
    fee: '₹4500 $57',
    stage: 1,
    touchedHoursAgo: 74,
    lead: 'Write charts that a stranger can read and an upgrade cannot break: values with a schema, templates without acrobatics, and tests before the first release.',
    needs: 'Kubernetes at working level',
    goals: 'Write and test a chart, review values, plan upgrades',
  },
  {
    name: 'Cluster Upgrades without a Night Shift',
    category: 'cloud-devops',
    sub: 'Containers',
    by: 'ananya',
    level: 'Advanced',
    fee: '₹7000 $89 -10%',
    stage: 3,
    touchedHoursAgo: 190,
    lead: 'Two minor versions in one afternoon, in daylight and with users on it: deprecations, node pools, budgets for disruption and a plan that says when to stop.',
    needs: 'A year of operating Kubernetes',
    goals: 'Find deprecated APIs, drain nodes safely, rehearse and roll back, write the announcement',
    batches: ['+58 weekday 19:00-20:30 2w'],
    syllabus:
      'Versions and skew, Deprecations, Node pools, Disruption budgets, Add-ons, Rehearsal, Rolling back, Announcing',
    tools: 'kubectl, pluto, Velero, Argo CD, Karpenter',
    roles: 'Platform Engineer, Site Reliability Engineer',
  },
  {
    name: 'Incident Command for Managers',
    category: 'cloud-devops',
    sub: 'Observability',
    by: 'ananya',
    level: 'Beginner',
    fee: 'on request',
    stage: 4,
    touchedHoursAgo: 410,
    lead: 'For those who stand behind the engineers at three in the morning: what to ask, what not to ask, whom to call, and how to write to customers while it burns.',
    needs: 'Responsibility for a team that is on call',
    goals: 'Lead communication in an incident, protect the people who repair, run a review without blame',
    syllabus: 'Roles, The first ten minutes, Customers, Executives, Tiredness, Reviews',
    tools: 'Status pages, Checklists, A timer',
    roles: 'Engineering Manager, Delivery Manager, Support Lead',
    modules: [
      'The first ten minutes: Roles, Silence, Facts, Updates | Write the first update | Communication',
      'People: Tiredness, Blame, Handover, Thanks | Send someone home | Leadership',
    ],
  },
  {
    name: 'Red Team Operations: Four Weeks Undercover',
    category: 'cybersecurity',
    sub: 'Ethical Hacking',
    by: 'netshield',
    level: 'Advanced',
    fee: 'on request',
    stage: 1,
    touchedHoursAgo: 30,
    lead: 'A full campaign against the range, from the first mail to the last report, in teams of three and against a defending team that knows you are coming.',
    needs: 'Our penetration testing course or equal experience, a signed code of conduct',
    goals: 'Plan a campaign, stay unnoticed, work with the defenders afterwards',
  },
  {
    name: 'Securing Industrial Controls',
    category: 'cybersecurity',
    sub: 'Defence & SOC',
    by: 'netshield',
    level: 'Advanced',
    fee: '₹34000 $415',
    mode: 'Classroom(Offline)',
    stage: 2,
    touchedHoursAgo: 96,
    lead: 'Pumps, valves and controllers on a real bench: how plants are attacked, why patching is the wrong first answer, and what to do before the auditor comes.',
    needs: 'Networking; plant experience welcome',
    goals: 'Map a plant network, separate it, monitor it without touching it, plan for a bad day',
    batches: ['+72 weekday 09:30-16:30 1w class Sector 62'],
  },
  {
    name: 'Privacy Law for Engineers: the DPDP Act',
    category: 'cybersecurity',
    sub: 'Governance',
    by: 'netshield',
    level: 'Intermediate',
    fee: '₹6800 $84 -10%',
    stage: 3,
    touchedHoursAgo: 150,
    lead: 'Consent, purpose, deletion and breach notices, turned from paragraphs into tickets: what has to change in your forms, tables, logs and backups.',
    needs: 'You build or run something that holds personal data',
    goals: 'Read the act as an engineer, map data, design consent and deletion, prepare for a breach',
    batches: ['+49 weekday 18:30-20:00 2w'],
    syllabus:
      'The act in one evening, Consent, Purpose, Data maps, Deletion and backups, Children, Breach notices, Vendors',
    tools: 'Data maps, Registers, SQL, Templates',
    roles: 'Engineering Manager, Privacy Engineer, Compliance Officer',
  },
  {
    name: 'Wi-Fi Assessment Weekend',
    category: 'cybersecurity',
    sub: 'Ethical Hacking',
    by: 'netshield',
    level: 'Intermediate',
    fee: '₹8500 $105',
    mode: 'Classroom(Offline)',
    stage: 4,
    touchedHoursAgo: 520,
    lead: 'Two days with antennas on the roof of Sector 62: capture, crack, impersonate and then configure an office so that none of it works any more.',
    needs: 'Networking basics, a signed code of conduct',
    goals: 'Assess a wireless network with permission, write findings, configure it safely',
    syllabus: 'Radio basics, Capturing, Handshakes, Evil twins, Enterprise Wi-Fi, Reporting',
    tools: 'Aircrack-ng, Wireshark, hostapd, An antenna',
    roles: 'Penetration Tester, Network Engineer',
    modules: ['On the roof: Radio, Capturing, Handshakes, Law | Capture with permission | Wireless'],
  },
];
