import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import type { Candidate } from './release-set';

/**
 * Finds styles of a remote that reach other pages or the frame. A selector needs a class that no other release has; the
 * root may only get custom properties; their names and those of animations and fonts are of no other release.
 * @returns why it may not go live, or null
 */
export async function problemOfStyles(tested: Candidate, others: readonly Candidate[]): Promise<string | null> {
  const taken = new Set((await Promise.all(others.map(readSheets))).flat().flatMap(({ css }) => namesIn(css)));
  for (const { file, css } of await readSheets(tested)) {
    const [leak] = leaksOf(css, taken);
    if (leak) return `${file} changes the styles of other pages: ${leak}`;
  }
  return null;
}

const readSheets = ({ release, folder }: Candidate) =>
  Promise.all(
    Object.keys(release.files)
      .filter((file) => file.endsWith('.css'))
      .map(async (file) => ({ file, css: await readFile(join(folder, file), 'utf8') })),
  );

const named = /^(?:-webkit-)?keyframes$|^font-face$|^property$/;

/** Classes, custom properties, animations and fonts. */
function namesIn(css: string): string[] {
  const names: string[] = css.match(/--[\w-]+/g) ?? [];
  const sheet = parse(css);
  sheet.walkRules(({ selector }) => void names.push(...classesIn(selector)));
  sheet.walkAtRules(named, (rule) => void names.push(nameOf(rule)));
  return names;
}

function leaksOf(css: string, taken: ReadonlySet<string>): string[] {
  const leaks: string[] = [];
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const { parent } = rule;
    const isInside = parent?.type === 'rule' || (parent?.type === 'atrule' && named.test(parent.name));
    if (isInside || givesOwnProperties(rule, taken)) return;
    leaks.push(...rule.selectors.filter((each) => !classesIn(withoutArguments(each)).some((name) => !taken.has(name))));
  });
  sheet.walkAtRules(named, (rule) => {
    if (taken.has(nameOf(rule))) leaks.push(nameOf(rule));
  });
  return leaks;
}

const classesIn = (selector: string): string[] => selector.replace(/\[[^\]]*\]/g, '').match(/\.[a-z_-][\w-]*/gi) ?? [];

/** Arguments of :not and :is name what an element lacks, or alternatives; one of :has is an element that must be there. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, needed: string) =>
    name === 'has' && !needed.includes(',') ? ` ${needed}` : '',
  );
  return shorter === selector ? selector : withoutArguments(shorter);
}

const givesOwnProperties = ({ selector, nodes }: Rule, taken: ReadonlySet<string>) =>
  selector === ':root' &&
  nodes.every((each) => each.type === 'decl' && each.prop.startsWith('--') && !taken.has(each.prop));

function nameOf({ params, nodes = [] }: AtRule): string {
  const family = nodes.find((each): each is Declaration => each.type === 'decl' && each.prop === 'font-family');
  return params || (family?.value ?? '');
}
