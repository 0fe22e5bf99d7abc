import type { ContentType } from '@kaksha/domain/catalogue';
import type { Random } from '../../drawing/random';
import { counts } from '../counts';
import { pickItems } from './pick';
import type { Subtopic } from './subject-area';
import { general } from './subject-areas/general';
import { type CourseTopic, itemsOf, modulesOf } from './topic';

type Listed = Exclude<ContentType, 'Skill Measure/syllabus'>;

/** Pools of items for each content type, best first. No item promises anything in the trainer's name. */
const pools: Readonly<Record<Listed, (topic: CourseTopic, random: Random) => string[][]>> = {
  'Salient Features': (topic, random) => [syllabus(topic, random).map((name) => `Covers ${name}`)],
  'Bonus Topics': (topic, random) => [random.shuffle(itemsOf(topic.field.bonus, topic))],
  'Audience Profile': (topic, random) => [random.shuffle(audienceOf(topic))],
  'PreRequisites/Requirement': (topic) => [needsOf(topic)],
  'Offered Job Role': (topic) => [ofSubtopics(topic, 'roles'), itemsOf(topic.field.roles, topic)],
  'Covering Tools': (topic) => [ofSubtopics(topic, 'tools'), itemsOf(topic.field.tools, topic)],
  Benefits: (topic) => [goalsOf(topic)],
  'Training Project Description': (topic, random) => [
    ofSubtopics(topic, 'projects'),
    random.shuffle(itemsOf(topic.field.projects, topic)),
  ],
};

/** The items of one kind of content. */
export function writeContent(type: ContentType, topic: CourseTopic, random: Random): string[] {
  const range = counts.content[type];
  // The last modules conclude the course, so the syllabus is not shortened at random.
  if (type === 'Skill Measure/syllabus') return syllabus(topic, random).slice(0, range.max);
  return pickItems(range, random, ...pools[type](topic, random));
}

function ofSubtopics(topic: CourseTopic, list: 'roles' | 'tools' | 'projects'): string[] {
  return topic.subtopics.flatMap((subtopic: Subtopic) => itemsOf(subtopic[list] ?? '', topic));
}

/** Suitable learners, without beginners unless the level is for beginners. */
export function audienceOf(topic: CourseTopic): string[] {
  const audience = itemsOf(topic.field.audience, topic);
  return topic.level === 'Beginner' ? audience : audience.filter((one) => !/beginner/i.test(one));
}

/** Prerequisites. */
export function needsOf(topic: CourseTopic): string[] {
  const { beginner, other } = topic.field.needs;
  return itemsOf(topic.level === 'Beginner' ? beginner : other, topic);
}

/** Modules in the order of teaching: the field's first module, the subtopics, then the field's other modules. */
export function syllabus(topic: CourseTopic, random: Random): string[] {
  const { field, subtopics } = topic;
  const [first, ...closing] = modulesOf(field.modules, topic);
  const own = subtopics.flatMap((subtopic, position) =>
    modulesOf(subtopic.modules, topic).slice(0, position === 0 ? 9 : 5),
  );
  // Without a matching subtopic: the first module of each subtopic of the field, then the second of each.
  const broad = [0, 1].flatMap((i) => field.subtopics.flatMap(({ modules }) => modules.slice(i, i + 1)));
  const middle = own.length > 0 ? own : modulesOf(broad, topic).slice(0, random.int(9, 12));
  const names = [first, ...middle, ...closing].map((module) => module?.name as string);
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

/** Learning goals: of the subtopics, else the first one of each subtopic of the field, then general ones. */
export function goalsOf(topic: CourseTopic): string[] {
  const { field, subtopics } = topic;
  const own = subtopics.flatMap(({ goals }) => itemsOf(goals, topic));
  const broad = field.subtopics.flatMap(({ goals }) => itemsOf(goals, topic).slice(0, 1));
  return [...(own.length > 0 ? own : broad), ...itemsOf(general.goals ?? '', topic)];
}
