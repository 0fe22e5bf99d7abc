import { upperFirst } from '@kaksha/domain/upper-first';
import type { Random } from '../../drawing/random';
import { counts } from '../counts';
import type { ModulePart } from '../tasks';
import { topicsAbout } from './ideas';
import { pickItems } from './pick';
import { general } from './subject-areas/general';
import { fill, headOf, lowerFirst } from './text';
import { type CourseTopic, itemsOf } from './topic';

/** Topics that fit every subject. */
const generalTopics = [
  'The case for {it}',
  'The vocabulary of {it}',
  '{it} by a worked example',
  'Tools for {it}',
  'Common mistakes with {it}',
  'A checklist for {it}',
  '{it} from start to finish',
  'Questions that are often asked about {it}',
];

/** Topics, exercises or skills of one module of a course. */
export function writeModulePart(part: ModulePart, moduleName: string, topic: CourseTopic, random: Random): string[] {
  const { field, subtopics } = topic;
  const core = coreOf(moduleName);
  const it = lowerFirst(core);
  const about = (templates: string[]) => templates.map((template) => upperFirst(fill(template, { it })));
  const topics = topicsAbout(core, topic);
  const tools = [...subtopics.map((subtopic) => subtopic.tools), field.tools].flatMap((list) => itemsOf(list, topic));

  if (part === 'topics') {
    const angles = about(random.shuffle(itemsOf(field.angles, topic)));
    return pickItems(counts.module.topics, random, topics, angles, about(generalTopics));
  }
  if (part === 'skills') {
    const own = field === general ? [] : tools.slice(0, 5);
    const known = [...topics.slice(0, 5), upperFirst(it)];
    return pickItems(counts.module.skills, random, known, own, itemsOf(field.skills, topic));
  }
  const guided = topics.length > 0 ? [`A guided exercise on ${lowerFirst(random.pick(topics.slice(0, 5)))}`] : [];
  const labs = random.shuffle(itemsOf(field.labs, topic));
  const exercises = about(labs.map((lab) => fill(lab, { tool: random.pick(tools.slice(0, 6)) })));
  return pickItems(counts.module.handsOn, random, guided, exercises);
}

/** For names with single spaces. */
const number = /^(?:module|week|day|unit|part|chapter|session|lesson)? ?\d+ ?[-:.)–]* ?/i;
const opening =
  /^(?:an? |the )?(?:introduction to|intro to|basics of|fundamentals of|getting started with|advanced|working with|understanding|mastering|essentials of) /i;

/** The subject of a module: `Docker` of `Module 3: Introduction to Docker`. */
function coreOf(moduleName: string): string {
  const name = moduleName.replace(/\s+/g, ' ').trim();
  const core = headOf(name.replace(number, '').replace(opening, ''));
  return /\p{Letter}/u.test(core) ? core : headOf(moduleName);
}
