import type { ContentType } from '@kaksha/domain/catalogue';
import type { Random } from '../../random';
import { counts } from '../counts';
import type { Subtopic } from './field';
import { pickItems } from './pick';
import { type CourseTopic, itemsOf, modulesOf } from './topic';

const features = [
  'Live classes in which questions are answered at once',
  'Every exercise read by the trainer',
  'Recordings of all sessions within a day',
  'Small groups so that everybody speaks',
  'One larger piece of work from start to finish',
  'A review of your own project',
  'Notes and examples to keep',
  'Office hours between the sessions',
  'Feedback after each assignment',
  'Practice tasks for every module',
];

const benefits = [
  'Work that you can show in an interview',
  'A trainer who knows you by name',
  'Confidence to start without a guide',
  'A certificate of completion',
  'A group of colleagues to go on learning with',
  'Feedback on your own work',
  'A portfolio of finished projects',
  'Habits that last beyond the course',
  'Material to come back to',
];

type Listed = Exclude<ContentType, 'Skill Measure/syllabus'>;

/** Pools of items for each kind of content, the best first. */
const pools: Readonly<Record<Listed, (topic: CourseTopic, random: Random) => string[][]>> = {
  'Salient Features': (topic, random) => [[focus(topic, random)], random.shuffle(features)],
  'Bonus Topics': (topic, random) => [random.shuffle(itemsOf(topic.field.bonus, topic))],
  'Audience Profile': (topic, random) => [random.shuffle(audienceOf(topic))],
  'PreRequisites/Requirement': (topic) => [needsOf(topic)],
  'Offered Job Role': (topic) => [ofSubtopics(topic, 'roles'), itemsOf(topic.field.roles, topic)],
  'Covering Tools': (topic) => [ofSubtopics(topic, 'tools'), itemsOf(topic.field.tools, topic)],
  Benefits: (topic, random) => [[`Readiness for work as ${roleOf(topic, random)}`], random.shuffle(benefits)],
  'Training Project Description': (topic, random) => [
    ofSubtopics(topic, 'projects'),
    random.shuffle(itemsOf(topic.field.projects, topic)),
  ],
};

/** The items of one kind of content. */
export function writeContent(type: ContentType, topic: CourseTopic, random: Random): string[] {
  const range = counts.content[type];
  // A syllabus is whole: without its last modules it would be no course.
  if (type === 'Skill Measure/syllabus') return syllabus(topic, random).slice(0, range.most);
  return pickItems(range, random, ...pools[type](topic, random));
}

function ofSubtopics(topic: CourseTopic, list: 'roles' | 'tools' | 'projects'): string[] {
  return topic.subtopics.flatMap((subtopic: Subtopic) => itemsOf(subtopic[list] ?? '', topic));
}

/** Whom it suits: a course that builds on something is not for beginners. */
export function audienceOf(topic: CourseTopic): string[] {
  const everybody = itemsOf(topic.field.audience, topic);
  return topic.level === 'Beginner' ? everybody : everybody.filter((one) => !/beginner/i.test(one));
}

/** What to bring. */
export function needsOf(topic: CourseTopic): string[] {
  const { beginner, other } = topic.field.needs;
  return itemsOf(topic.level === 'Beginner' ? beginner : other, topic);
}

/** Modules in the order of teaching: what everybody needs first, then the subtopics, then what rounds a course off. */
export function syllabus(topic: CourseTopic, random: Random): string[] {
  const { field, subtopics } = topic;
  const [first, ...closing] = modulesOf(field.modules, topic);
  const own = subtopics.flatMap((subtopic, place) => modulesOf(subtopic.modules, topic).slice(0, place === 0 ? 9 : 5));
  // A course on the whole field takes the beginning of each subtopic, then the second module of each.
  const broad = [0, 1].flatMap((place) => field.subtopics.flatMap(({ modules }) => modules.slice(place, place + 1)));
  const middle = own.length > 0 ? own : modulesOf(broad, topic).slice(0, random.int(9, 12));
  const names = [first, ...middle, ...closing].map((module) => module?.name as string);
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

function focus(topic: CourseTopic, random: Random): string {
  const tools = itemsOf((topic.subtopics[0] ?? topic.field).tools, topic);
  return `Daily work with ${random.pick(tools.slice(0, 4))}`;
}

/** A job that the course leads to, with its article, told by sound as far as letters do: `an SAP Key User`. */
export function roleOf(topic: CourseTopic, random: Random): string {
  const role = random.pick(itemsOf(topic.subtopics[0]?.roles ?? topic.field.roles, topic).slice(0, 3));
  const vowel = /^[A-Z]{2,}/.test(role) ? /^[AEFHILMNORSX]/.test(role) : /^[aeio]/i.test(role);
  return `${vowel ? 'an' : 'a'} ${role}`;
}
