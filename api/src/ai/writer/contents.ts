import type { ContentType } from '@kaksha/domain/catalogue';
import type { Random } from '../../random';
import { counts } from '../counts';
import type { Strand } from './field';
import { itemsOf, type Matter, modulesOf } from './matter';
import { pickItems } from './pick';

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
const pools: Readonly<Record<Listed, (matter: Matter, random: Random) => string[][]>> = {
  'Salient Features': (matter, random) => [[focus(matter, random)], random.shuffle(features)],
  'Bonus Topics': (matter, random) => [random.shuffle(itemsOf(matter.field.bonus, matter))],
  'Audience Profile': (matter, random) => [random.shuffle(audienceOf(matter))],
  'PreRequisites/Requirement': (matter) => [needsOf(matter)],
  'Offered Job Role': (matter) => [ofStrands(matter, 'roles'), itemsOf(matter.field.roles, matter)],
  'Covering Tools': (matter) => [ofStrands(matter, 'tools'), itemsOf(matter.field.tools, matter)],
  Benefits: (matter, random) => [[`Readiness for work as ${roleOf(matter, random)}`], random.shuffle(benefits)],
  'Training Project Description': (matter, random) => [
    ofStrands(matter, 'projects'),
    random.shuffle(itemsOf(matter.field.projects, matter)),
  ],
};

/** The items of one kind of content. */
export function writeContent(type: ContentType, matter: Matter, random: Random): string[] {
  const range = counts.content[type];
  // A syllabus is whole: without its last modules it would be no course.
  if (type === 'Skill Measure/syllabus') return syllabus(matter, random).slice(0, range.most);
  return pickItems(range, random, ...pools[type](matter, random));
}

function ofStrands(matter: Matter, list: 'roles' | 'tools' | 'projects'): string[] {
  return matter.strands.flatMap((strand: Strand) => itemsOf(strand[list] ?? '', matter));
}

/** Whom it suits: a course that builds on something is not for beginners. */
export function audienceOf(matter: Matter): string[] {
  const everybody = itemsOf(matter.field.audience, matter);
  return matter.level === 'Beginner' ? everybody : everybody.filter((one) => !/beginner/i.test(one));
}

/** What to bring. */
export function needsOf(matter: Matter): string[] {
  const { beginner, other } = matter.field.needs;
  return itemsOf(matter.level === 'Beginner' ? beginner : other, matter);
}

/** Modules in the order of teaching: what everybody needs first, then the strands, then what rounds a course off. */
export function syllabus(matter: Matter, random: Random): string[] {
  const { field, strands } = matter;
  const [first, ...closing] = modulesOf(field.modules, matter);
  const own = strands.flatMap((strand, place) => modulesOf(strand.modules, matter).slice(0, place === 0 ? 9 : 5));
  // A course on the whole field takes the beginning of each strand, then the second module of each.
  const broad = [0, 1].flatMap((place) => field.strands.flatMap(({ modules }) => modules.slice(place, place + 1)));
  const middle = own.length > 0 ? own : modulesOf(broad, matter).slice(0, random.int(9, 12));
  const names = [first, ...middle, ...closing].map((module) => module?.name as string);
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

function focus(matter: Matter, random: Random): string {
  const tools = itemsOf((matter.strands[0] ?? matter.field).tools, matter);
  return `Daily work with ${random.pick(tools.slice(0, 4))}`;
}

/** A job that the course leads to, with its article, told by sound as far as letters do: `an SAP Key User`. */
export function roleOf(matter: Matter, random: Random): string {
  const role = random.pick(itemsOf(matter.strands[0]?.roles ?? matter.field.roles, matter).slice(0, 3));
  const vowel = /^[A-Z]{2,}/.test(role) ? /^[AEFHILMNORSX]/.test(role) : /^[aeio]/i.test(role);
  return `${vowel ? 'an' : 'a'} ${role}`;
}
