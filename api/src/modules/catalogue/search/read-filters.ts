import { coordinatesOf } from '@kaksha/domain/place-coordinates';
import type { ServiceContext } from '../../../platform/context/context';
import { mayAs } from '../../../platform/context/policy';
import type { Principal } from '../../../platform/context/principal';
import { readWords } from '../../../platform/text-search/read-words';
import {
  languageOfAll,
  matchFuzzy,
  matchWithoutCourseWords,
  matchWords,
} from '../../../platform/text-search/text-match';
import { idsOfNames, type ListNames } from '../lookups/cached-names';
import { listCategories, listLanguages, listSubcategories } from '../lookups/repo';
import type { CourseFilters, CourseScope } from './filters';
import {
  difficultiesOf,
  listOf,
  modesOf,
  placesOf,
  priceRangeOf,
  startsBeforeOf,
  timesOf,
  trainerIdsOf,
} from './query';
import type { CourseFilterQuery } from './schema';

/** 'Greater Noida', 'San Francisco'. */
const maxPlaceWords = 2;

/**
 * The filters of a query, with names resolved to ids. Null for drafts when the caller cannot have any.
 * @throws ApiError VALIDATION_FAILED (400) for invalid values.
 */
export async function readFilters(
  { db, principal }: ServiceContext,
  query: CourseFilterQuery,
): Promise<CourseFilters | null> {
  const difficulties = difficultiesOf(query);
  const modes = modesOf(query);
  const times = timesOf(query);
  const trainerIds = trainerIdsOf(query);
  const prices = priceRangeOf(query);
  const scope = scopeOf(query, principal);
  if (!scope) return null;

  const text = query.courseName?.trim();
  const ids = async (value: string | undefined, list: ListNames) => {
    const wanted = listOf(value);
    return wanted && idsOfNames(db, list, wanted);
  };
  const [matched, categoryIds, subcategoryIds, languageIds] = await Promise.all([
    text ? matchWords(db, text) : null,
    ids(query.category, listCategories),
    ids(query.subCategory, listSubcategories),
    ids(query.language, listLanguages),
  ]);
  return {
    scope,
    text: matched,
    categoryIds,
    subcategoryIds,
    languageIds,
    difficulties,
    modes,
    days: query.days ?? null,
    times,
    ...prices,
    currency: query.currency ?? (query.currencyId === '2' ? 'USD' : 'INR'),
    priced: query.currencyId !== undefined,
    trainerIds,
    duration: query.duration?.trim() || null,
    tool: query.tool?.trim() || null,
    places: placesOf(query),
    startsBefore: startsBeforeOf(query),
    maxWeeks: query.maxWeeks ?? null,
    maxHours: query.maxHours ?? null,
    isDemo: query.isDemo ?? null,
    prerequisites: query.prerequisites?.trim() || null,
    objectives: query.objectives?.trim() || null,
    isActive: query.isActive ?? null,
    published: null,
    createdBy: query.createdBy ?? null,
    modifiedBy: query.modifiedBy ?? null,
  };
}

/** Splits 'python in pune' into text and place; null when the text does not end with a known place. */
function placeInText(text: string): { rest: string; place: string } | null {
  const words = text.trim().split(/\s+/);
  for (let length = Math.min(maxPlaceWords, words.length); length > 0; length -= 1) {
    const place = words.slice(-length).join(' ');
    if (!coordinatesOf(place)) continue;
    const rest = words.slice(0, -length);
    if (/^(in|near|at)$/i.test(rest.at(-1) ?? '')) rest.pop();
    return { rest: rest.join(' '), place };
  }
  return null;
}

/** The filters with the place at the end of the text as a filter; null when the text ends with none. */
export async function withPlaceOfText(
  { db }: ServiceContext,
  filters: CourseFilters,
  text: string,
): Promise<CourseFilters | null> {
  const split = filters.places ? null : placeInText(text);
  return split && { ...filters, text: split.rest ? await matchWords(db, split.rest) : null, places: [split.place] };
}

/** Searches with the typed words; when no course has them, with a place or a language
 * in the text, and then with similar words. */
export async function withFuzzyFallback<Answer>(
  context: ServiceContext,
  {
    filters,
    text,
    search,
    isEmpty,
  }: {
    filters: CourseFilters;
    text: string | undefined;
    search: (filters: CourseFilters) => Promise<Answer>;
    isEmpty: (answer: Answer) => boolean;
  },
): Promise<Answer> {
  const answer = await search(filters);
  if (!text?.trim() || !isEmpty(answer)) return answer;
  const placed = await withPlaceOfText(context, filters, text);
  if (placed) {
    const atPlace = await search(placed);
    if (!isEmpty(atPlace)) return atPlace;
  }
  const words = await readWords(context.db, text);
  const language = filters.languageIds ? null : languageOfAll(words);
  if (language !== null) {
    const taught = await search({ ...filters, text: null, languageIds: [language] });
    if (!isEmpty(taught)) return taught;
  }
  const others = matchWithoutCourseWords(text, words);
  const asked = others && (await search({ ...filters, text: others }));
  if (asked && !isEmpty(asked)) return asked;
  const similar = await matchFuzzy(context.db, { text: text.trim(), words, isUnknown: hasTextOnly(filters) });
  return similar ? search({ ...filters, text: similar }) : answer;
}

/** Whether no other filter can exclude a public course. */
const hasTextOnly = ({ scope, text: _text, currency: _currency, priced, ...others }: CourseFilters) =>
  scope.kind === 'public' && !priced && Object.values(others).every((value) => value === null);

/** Drafts and hidden courses are limited to the caller's own; admins search all of them. */
function scopeOf(
  { courseStatus: status = 'published', isActive }: CourseFilterQuery,
  principal: Principal | null,
): CourseScope | null {
  if (status === 'published' && isActive !== false) return { kind: 'public' };
  if (mayAs(principal, 'content')) return { kind: 'owned', trainerId: null, status };
  if (principal && principal.trainerId !== null) return { kind: 'owned', trainerId: principal.trainerId, status };
  return null;
}
