import type { Database } from '../../db/database';
import type { Viewer } from '../../viewer';
import type { CourseFilters, CourseScope } from './filters';
import { idsMeant, listCategories, listLanguages, listSubcategories } from './lookups-repo';
import { type CourseFilterQuery, difficultiesOf, listOf, modesOf, priceRangeOf, trainerIdsOf } from './search-query';
import { matchFuzzy, matchWords } from './text-match';

/**
 * The filters that a query means, with names looked up. Null when it asks for drafts of somebody who has none. Throws
 * 400 with a sentence for what makes no sense.
 */
export async function readFilters(
  db: Database,
  query: CourseFilterQuery,
  viewer: Viewer,
): Promise<CourseFilters | null> {
  // Read first: a broken query is refused before anything is looked up.
  const difficulties = difficultiesOf(query);
  const modes = modesOf(query);
  const trainerIds = trainerIdsOf(query);
  const prices = priceRangeOf(query);
  const scope = scopeOf(query, viewer);
  if (!scope) return null;

  const text = query.course_name?.trim();
  const ids = async (value: string | undefined, rows: () => Promise<Parameters<typeof idsMeant>[0]>) => {
    const wanted = listOf(value);
    return wanted && idsMeant(await rows(), wanted);
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

/** Asks with the words as they were typed; when nothing holds them, again with what comes near. */
export async function withFuzzyFallback<Answer>(
  db: Database,
  { filters, text }: { filters: CourseFilters; text: string | undefined },
  ask: (filters: CourseFilters) => Promise<Answer>,
  isEmpty: (answer: Answer) => boolean,
): Promise<Answer> {
  const answer = await ask(filters);
  if (!text?.trim() || !isEmpty(answer)) return answer;
  const near = await matchFuzzy(db, text.trim());
  return near ? ask({ ...filters, text: near }) : answer;
}

/** What is not public answers to its trainer and to admins only, whatever a query asks for. */
function scopeOf(
  { course_status: status = 'published', is_active }: CourseFilterQuery,
  viewer: Viewer,
): CourseScope | null {
  if (status === 'published' && is_active !== false) return { kind: 'public' };
  if (viewer?.isAdmin) return { kind: 'owned', trainerId: null, status };
  if (viewer && viewer.trainerId !== null) return { kind: 'owned', trainerId: viewer.trainerId, status };
  return null;
}
