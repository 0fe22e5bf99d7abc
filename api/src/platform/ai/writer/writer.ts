import type { ContentType } from '@kaksha/domain/catalogue';
import { splitList } from '@kaksha/domain/contents';
import { upperFirst } from '@kaksha/domain/upper-first';
import { createRandom, type Random } from '../../drawing/random';
import { counts, type Range } from '../counts';
import type { AnswerOf, CourseText, ModulePart, TextAnswers, TextTask } from '../tasks';
import { improve } from './improve';
import { writeMeta } from './meta';
import texts from './texts.json';
import { type CourseTopic, coreOf, courseTopicOf } from './topic';

/**
 * Writes texts from fixed lists about the catalogue's fields, without network. The same task gives the same text, and
 * no text promises anything in the trainer's name.
 */
export function write<T extends TextTask>(task: T): AnswerOf<T> {
  return answer(task) as AnswerOf<T>;
}

function answer(task: TextTask): TextAnswers[keyof TextAnswers] {
  if (task.kind === 'improve') return improve(task.text);
  if (task.kind === 'meta') return writeMeta(task.title, task.content);
  const topic = courseTopicOf(task.subject);
  const random = createRandom(JSON.stringify(task));
  if (task.kind === 'course') return writeCourse(topic, random);
  if (task.kind === 'content') return writeContent(task.contentType, topic, random);
  return writeModulePart(task.part, coreOf(task.moduleName), topic, random);
}

const list = new Intl.ListFormat('en-GB');

function writeCourse(topic: CourseTopic, random: Random): CourseText {
  const { subject, field } = topic;
  const some = (items: string[], count: number) => list.format(random.sample(items, count));
  const values = {
    subject,
    tools: some(itemsOf(field.tools, topic), 3),
    topics: list.format(itemsOf(field.topics, topic).slice(1, 6)),
    project: some(itemsOf(field.projects, topic), 1),
    audience: random.sample(audienceOf(topic), 2).join(', '),
  };
  return {
    description: texts.description.map((paragraph) => upperFirst(fill(paragraph, values))).join('\n\n'),
    prerequisites: pick(counts.prerequisites, random, needsOf(topic)),
    objectives: pick(counts.objectives, random, itemsOf(texts.goals, topic)),
  };
}

/** The items of one kind of content. */
function writeContent(type: ContentType, topic: CourseTopic, random: Random): string[] {
  const { field } = topic;
  const topics = itemsOf(field.topics, topic);
  const items: Readonly<Record<ContentType, string[]>> = {
    'Skill Measure/syllabus': topics,
    'Salient Features': topics.map((name) => `Covers ${name}`),
    'Bonus Topics': itemsOf(field.bonus, topic),
    'Audience Profile': audienceOf(topic),
    'PreRequisites/Requirement': needsOf(topic),
    'Offered Job Role': itemsOf(field.roles, topic),
    'Covering Tools': itemsOf(field.tools, topic),
    Benefits: itemsOf(texts.goals, topic),
    'Training Project Description': itemsOf(field.projects, topic),
  };
  // A syllabus has an order and an end.
  return type === 'Skill Measure/syllabus' ? topics : pick(counts.content[type], random, items[type]);
}

/** Topics, exercises or skills of a module. */
function writeModulePart(part: ModulePart, module: string, topic: CourseTopic, random: Random): string[] {
  const values = { module, tool: random.pick(itemsOf(topic.field.tools, topic)) };
  const items: Readonly<Record<ModulePart, () => string[]>> = {
    topics: () => splitList(texts.moduleTopics),
    handsOn: () => splitList(texts.exercises),
    skills: () => [module, ...itemsOf(topic.field.skills, topic).filter((skill) => !isSame(skill, module))],
  };
  return pick(counts.module[part], random, items[part]()).map((item) => upperFirst(fill(item, values)));
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Without beginners unless the course is for them. */
const audienceOf = (topic: CourseTopic) =>
  itemsOf(topic.field.audience, topic).filter((one) => topic.isForBeginners || !/beginner/i.test(one));

const needsOf = (topic: CourseTopic) =>
  itemsOf(topic.isForBeginners ? topic.field.needsOfBeginners : topic.field.needs, topic);

/** The items of a comma list, with the subject filled in. */
const itemsOf = (commaList: string, { subject }: CourseTopic) =>
  splitList(commaList).map((item) => fill(item, { subject }));

/** Replaces `{name}` by its value; unknown names stay. */
const fill = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (part, name: string) => values[name] ?? part);

/** A random number of the items, in their order. */
function pick(range: Range, random: Random, items: readonly string[]): string[] {
  const count = Math.min(items.length, random.int(range.min, range.max));
  const chosen = new Set(random.sample(items, count));
  return items.filter((item) => chosen.has(item));
}
