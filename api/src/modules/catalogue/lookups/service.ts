import type { ServiceContext } from '../../../platform/context/context';
import { categoryNotFound } from '../errors';
import { listCategories, listLanguages, listSubcategories, nextStarts } from './repo';

/** All categories, and the first day of the next batch by category id. */
export async function getCategories({ db }: ServiceContext) {
  const [categories, starts] = await Promise.all([listCategories(db), nextStarts(db)]);
  return { categories, starts };
}

/** @throws ApiError CATEGORY_NOT_FOUND (404). */
export async function getSubcategories({ db }: ServiceContext, categoryId: number) {
  const [categories, subcategories] = await Promise.all([listCategories(db), listSubcategories(db, categoryId)]);
  if (!categories.some(({ id }) => id === categoryId)) throw categoryNotFound();
  return subcategories;
}

export const getAllSubcategories = ({ db }: ServiceContext) => listSubcategories(db);

export const getLanguages = ({ db }: ServiceContext) => listLanguages(db);
