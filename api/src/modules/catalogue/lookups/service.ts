import type { ServiceContext } from '../../../platform/context/context';
import { categoryNotFound } from '../errors';
import { offered } from './offered';
import { listCategories, listLanguages, listSubcategories, nextStarts } from './repo';

/** The offered categories, and the first day of the next batch by category id. */
export async function getCategories({ db }: ServiceContext) {
  const [categories, starts] = await Promise.all([listCategories(db), nextStarts(db)]);
  return { categories: offered(categories), starts };
}

/** @throws ApiError CATEGORY_NOT_FOUND (404). */
export async function getSubcategories({ db }: ServiceContext, categoryId: number) {
  const [categories, subcategories] = await Promise.all([listCategories(db), listSubcategories(db, categoryId)]);
  if (!categories.some(({ id }) => id === categoryId)) throw categoryNotFound();
  return offered(subcategories);
}

/** Those of offered categories. */
export async function getAllSubcategories({ db }: ServiceContext) {
  const [categories, subcategories] = await Promise.all([listCategories(db), listSubcategories(db)]);
  const parents = new Set(offered(categories).map(({ id }) => id));
  return offered(subcategories).filter(({ categoryId }) => parents.has(categoryId));
}

export const getLanguages = async ({ db }: ServiceContext) => offered(await listLanguages(db));
