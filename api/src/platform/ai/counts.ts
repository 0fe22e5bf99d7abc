import type { ContentType } from '@kaksha/domain/catalogue';
import type { ModulePart } from './tasks';

/** The number of items of a list. */
export interface Range {
  min: number;
  max: number;
}

const range = (min: number, max: number): Range => ({ min, max });

/** The lengths of all lists. */
export const counts = {
  paragraphs: range(2, 3),
  prerequisites: range(3, 5),
  objectives: range(4, 6),
  keywords: range(5, 10),
  content: {
    'Skill Measure/syllabus': range(8, 25),
    'Salient Features': range(6, 8),
    'Bonus Topics': range(4, 6),
    'Audience Profile': range(5, 7),
    'PreRequisites/Requirement': range(3, 5),
    'Offered Job Role': range(6, 8),
    'Covering Tools': range(12, 15),
    Benefits: range(6, 8),
    'Training Project Description': range(4, 6),
  } satisfies Record<ContentType, Range>,
  module: {
    topics: range(8, 10),
    handsOn: range(2, 3),
    skills: range(12, 15),
  } satisfies Record<ModulePart, Range>,
} as const;

/** Lengths of a page's title and description that search engines show, in characters. */
export const metaLengths = { title: 60, description: 155 } as const;
