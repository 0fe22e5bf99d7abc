import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const requireOfJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireOfJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

/** The last part of a selector, if it begins with the name of an element. */
const lastWithName = /(?:^|[\s>+~])([a-z][a-z0-9]*)(?:\[[^\]]*\]|::?[a-z-]+)*$/i;

/**
 * Names of the elements that a list of selectors can match, or null for any.
 * @type {Map<string, Set<string> | null>}
 */
const namesOf = new Map();

function elementNames(list) {
  if (/[()\\]/.test(list)) return null;
  const names = list.split(',').map((selector) => lastWithName.exec(selector.trim())?.[1]?.toLowerCase());
  return names.includes(undefined) ? null : new Set(names);
}

/**
 * After each change of a document, jsdom asks its selector engine whether each of the 120 rules of its style sheet
 * matches. Most of these rules name other elements.
 */
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, list) => {
  if (!namesOf.has(list)) namesOf.set(list, elementNames(list));
  const names = namesOf.get(list);
  return (!names || names.has(element._localName.toLowerCase())) && matchesDontThrow(element, list);
};

// Loads jsdom, which must find the selectors replaced.
export const { TestEnvironment } = require('jest-environment-jsdom');

export const { implForWrapper } = requireOfJsdom('jsdom/lib/jsdom/living/generated/utils.js');
