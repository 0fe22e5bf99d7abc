import type { ContentType } from './catalogue';

/** What learners read for the content types. The wizard of trainers shows the types as specified. */
export const contentTitles: Readonly<Record<ContentType, string>> = {
  'Skill Measure/syllabus': 'What you will learn',
  'Covering Tools': 'Tools you will use',
  'Training Project Description': 'What you will build',
  'Bonus Topics': 'Also covered',
  'Audience Profile': 'Who it is for',
  'PreRequisites/Requirement': 'Before you start',
  'Salient Features': 'How the classes work',
  Benefits: 'What you get',
  'Offered Job Role': 'Jobs it prepares for',
};
