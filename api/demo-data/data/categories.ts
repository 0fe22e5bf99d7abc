import type { CoverMotif } from '@kaksha/domain/catalogue';

export interface CategorySeed {
  name: string;
  displayName: string;
  motif: CoverMotif;
  subcategories: string[];
}

export const categories: CategorySeed[] = [
  {
    name: 'cloud-devops',
    displayName: 'Cloud & DevOps',
    motif: 'cloud',
    subcategories: ['Containers', 'AWS', 'Azure', 'Google Cloud', 'Infrastructure as Code', 'CI/CD', 'Observability'],
  },
  {
    name: 'ai-machine-learning',
    displayName: 'AI & Machine Learning',
    motif: 'ai',
    subcategories: ['Generative AI', 'Machine Learning', 'Deep Learning', 'MLOps', 'Mathematics'],
  },
  {
    name: 'data-science',
    displayName: 'Data Science',
    motif: 'data',
    subcategories: ['Analytics', 'Statistics', 'Visualisation', 'Python for Data', 'Business Intelligence'],
  },
  {
    name: 'web-development',
    displayName: 'Web Development',
    motif: 'web',
    subcategories: ['Front End', 'Back End', 'Full Stack', 'WordPress & CMS', 'Performance & Accessibility'],
  },
  {
    name: 'cybersecurity',
    displayName: 'Cybersecurity',
    motif: 'security',
    subcategories: ['Ethical Hacking', 'Defence & SOC', 'Application Security', 'Cloud Security', 'Governance'],
  },
  {
    name: 'software-testing',
    displayName: 'Software Testing',
    motif: 'testing',
    subcategories: ['Test Automation', 'Manual Testing', 'Performance Testing', 'API Testing'],
  },
  {
    name: 'ui-ux-design',
    displayName: 'UI/UX Design',
    motif: 'design',
    subcategories: ['UX Research', 'Interface Design', 'Design Systems', 'Motion'],
  },
  {
    name: 'data-engineering',
    displayName: 'Data Engineering',
    motif: 'pipeline',
    subcategories: ['Spark & Lakehouse', 'Streaming', 'Warehousing', 'Orchestration', 'Databases'],
  },
  {
    name: 'sap-erp',
    displayName: 'SAP & ERP',
    motif: 'erp',
    subcategories: ['SAP S/4HANA', 'ABAP', 'Oracle', 'Tally & Zoho'],
  },
  {
    name: 'mobile-development',
    displayName: 'Mobile Development',
    motif: 'mobile',
    subcategories: ['Flutter', 'Android', 'iOS', 'React Native'],
  },
  {
    name: 'project-management',
    displayName: 'Project Management',
    motif: 'plan',
    subcategories: ['PMP & PRINCE2', 'Agile & Scrum', 'Product Management', 'Business Analysis'],
  },
  {
    name: 'programming',
    displayName: 'Programming',
    motif: 'code',
    subcategories: ['Python', 'Java', 'Go & Rust', 'C and C++', 'Foundations', 'Quantum'],
  },
];

export const languages = [
  { name: 'english', displayName: 'English' },
  { name: 'hindi', displayName: 'Hindi' },
  { name: 'tamil', displayName: 'Tamil' },
  { name: 'telugu', displayName: 'Telugu' },
  { name: 'kannada', displayName: 'Kannada' },
  { name: 'malayalam', displayName: 'Malayalam' },
  { name: 'marathi', displayName: 'Marathi' },
  { name: 'bengali', displayName: 'Bengali' },
] as const;
