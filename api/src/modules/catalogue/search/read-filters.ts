import type { ServiceContext } from '../../../context';
import type { Principal } from '../../../principal';
import { listCategories, listLanguages, listSubcategories, matchingIds } from '../lookups/repo';
import type { CourseFilters, CourseScope } from './filters';
import { difficultiesOf, listOf, modesOf, priceRangeOf, trainerIdsOf } from './query';
import type { CourseFilterQuery } from './schema';
import { matchFuzzy, matchWords } from './text-match';

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
  const trainerIds = trainerIdsOf(query);
  const prices = priceRangeOf(query);
  const scope = scopeOf(query, principal);
  if (!scope) return null;

  const text = query.course_name?.trim();
  const ids = async (value: string | undefined, rows: () => Promise<Parameters<typeof matchingIds>[0]>) => {
    const wanted = listOf(value);
    return wanted && matchingIds(await rows(), wanted);
  };
  const [categoryIds, subcategoryIds, languageIds] = await Promise.all([
    ids(query.category, () => listCategories(db)),
    ids(query.sub_category, () => listSubcategories(db)),
    ids(query.language, () => listLanguages(db)),
  ]);
  return {
    scope,
    text: text ? matchWords(text) : null,
    categoryIds,
    subcategoryIds,
    languageIds,
    difficulties,
    modes,
    days: query.days ?? null,
    ...prices,
    currency: query.currency ?? (query.currency_id === '2' ? 'USD' : 'INR'),
    priced: query.currency_id !== undefined,
    trainerIds,
    duration: query.duration?.trim() || null,
    location: query.location?.trim() || null,
    prerequisites: query.prerequisites?.trim() || null,
    objectives: query.objectives?.trim() || null,
    isActive: query.is_active ?? null,
    createdBy: query.created_by ?? null,
    modifiedBy: query.modified_by ?? null,
  };
}

/** Searches with the typed words; when no course has them, again with similar words. */
export async function withFuzzyFallback<Answer>(
  { db }: ServiceContext,
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
  const similar = await matchFuzzy(db, text.trim());
  return similar ? search({ ...filters, text: similar }) : answer;
}

/** Drafts and hidden courses are limited to the caller's own; admins search all of them. */
function scopeOf(
  { course_status: status = 'published', is_active }: CourseFilterQuery,
  principal: Principal | null,
): CourseScope | null {
  if (status === 'published' && is_active !== false) return { kind: 'public' };
  if (principal?.isAdmin) return { kind: 'owned', trainerId: null, status };
  if (principal && principal.trainerId !== null) return { kind: 'owned', trainerId: principal.trainerId, status };
  return null;
}
