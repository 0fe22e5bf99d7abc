import { splitList } from '@kaksha/domain/contents';
import type { Strand } from './field';
import { fields } from './fields/all';
import { type Matter, type ModuleIdea, modulesOf } from './matter';
import { plainWords } from './words';

/**
 * Topics of the modules that we know of and that are about the same: those of the course's own strands before the
 * field's, and those before any others. Empty when nothing is known.
 */
export function topicsAbout(name: string, matter: Matter): string[] {
  const { field, strands } = matter;
  const words = plainWords(name)
    .split(' ')
    .filter((word) => word && !common.has(word));
  const ideasOf = (some: readonly Strand[]) => some.flatMap((strand) => modulesOf(strand.modules, matter));
  const others = [field, ...fields].flatMap((one) => one.strands).filter((strand) => !strands.includes(strand));
  const own = ideasOf(strands);
  const attempts = [
    () => firstModule(strands, name, matter),
    () => sharing(words, own, 3),
    () => firstModule(others, name, matter),
    () => sharing(words, own, 1),
    () => sharing(words, modulesOf(field.modules, matter), 2),
    () => sharing(words, ideasOf(field.strands), 3),
  ];
  for (const attempt of attempts) {
    const topics = attempt();
    if (topics.length > 0) return topics;
  }
  return [];
}

/** A module that is named as a strand is the beginning of it. */
function firstModule(strands: readonly Strand[], name: string, matter: Matter): string[] {
  const wanted = plainWords(name);
  const isName = (words: string) => wanted.length > 2 && plainWords(words) === wanted;
  const strand = strands.find(({ name, words }) => [name, ...splitList(words)].some(isName));
  return strand ? (modulesOf(strand.modules.slice(0, 1), matter)[0]?.topics ?? []) : [];
}

const common = new Set('and the of to in with for a on introduction basics advanced module'.split(' '));

/**
 * Topics of the two ideas that share most words with a name: all of an idea whose own name shares one (worth three),
 * else those topics alone that do (worth one).
 */
function sharing(words: readonly string[], ideas: readonly ModuleIdea[], least: number): string[] {
  const shares = (text: string) => words.filter((word) => stemsOf(text).includes(stem(word))).length;
  return ideas
    .map(({ name, topics }) => {
      const [inName, matching] = [shares(name), topics.filter(shares)];
      const rest = inName > 0 ? topics.filter((topic) => !shares(topic)) : [];
      return { topics: [...matching, ...rest], score: 3 * inName + matching.length };
    })
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score)
    .slice(0, 2)
    .flatMap(({ topics }) => topics);
}

const stemsOf = (text: string) => plainWords(text).split(' ').map(stem);

/** The same for plurals and `-ing`. */
const stem = (word: string) => word.replace(/(?:ing|es|s)$/, '');
