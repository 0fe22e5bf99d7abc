import type { ContentType, CourseDetails } from '@kaksha/domain/catalogue';
import { contentTitles } from '@kaksha/domain/content-titles';
import { pointsOf } from './points';

export interface CurriculumPart {
  title: string;
  items: readonly string[];
}

export interface Curriculum {
  /** The objectives, then the lines of the syllabus that no module names. */
  outcomes: readonly string[];
  tools: readonly string[];
  /** What the course has beside its modules. */
  extras: readonly CurriculumPart[];
  /** For whom the course is, and what it needs. */
  fit: readonly CurriculumPart[];
}

const extraTypes: readonly ContentType[] = [
  'Training Project Description',
  'Bonus Topics',
  'Salient Features',
  'Benefits',
  'Offered Job Role',
];
const fitTypes: readonly ContentType[] = ['Audience Profile', 'PreRequisites/Requirement'];

/** Trainers enter "None" when nothing is needed. */
const isNone = (text: string) => /^["'“]?none[.!"'”]*$/i.test(text.trim());

/** One curriculum of a course's objectives, prerequisites, contents and modules. Each line appears once. */
export function curriculumOf({ objectives, prerequisites, contents, modules }: CourseDetails): Curriculum {
  const live = (wanted: ContentType) =>
    contents.flatMap(({ type, live: isLive, items }) => (isLive && type === wanted ? items : []));
  const inModules = modules.flatMap(({ name, topics }) => [name, ...topics]);
  const needs = isNone(prerequisites) ? [] : pointsOf(prerequisites);
  const parts = (types: readonly ContentType[]) =>
    types
      .map((type) => {
        const written = type === 'PreRequisites/Requirement' ? needs : [];
        return { title: contentTitles[type], items: once([...written, ...live(type)]) };
      })
      .filter(({ items }) => items.length > 0);
  return {
    outcomes: once([...pointsOf(objectives), ...without(live('Skill Measure/syllabus'), inModules)]),
    tools: once(live('Covering Tools')),
    extras: parts(extraTypes),
    fit: parts(fitTypes),
  };
}

const keyOf = (text: string) => text.trim().toLowerCase();

function without(items: readonly string[], known: readonly string[]): string[] {
  const keys = new Set(known.map(keyOf));
  return items.filter((item) => !keys.has(keyOf(item)));
}

/** The items without repetitions. */
function once(items: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}
