import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { forgetNames } from './cached-names';
import { CategoryWire, LanguageWire, SubcategoryWire } from './schema';
import { getAllSubcategories, getCategories, getLanguages, getSubcategories } from './service';

/** Categories, subcategories and languages. */
export const lookupRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'catalogue');
  app.anonymousCache.onClear(forgetNames);
  operation('getCategories', 'GET /categories', {
    summary: 'Categories of courses',
    caller: 'visitor',
    cached: ['catalogue'],
    answer: Type.Array(CategoryWire),
    handler: async ({ context }) => {
      const { categories, starts } = await getCategories(context);
      return categories.map((row) => ({ ...row, nextStartDate: starts.get(row.id) ?? null }));
    },
  });

  operation('getAllSubcategories', 'GET /categories/subcategories', {
    summary: 'All subcategories',
    caller: 'visitor',
    cached: ['catalogue'],
    answer: Type.Array(SubcategoryWire),
    handler: ({ context }) => getAllSubcategories(context),
  });

  operation('getSubcategories', 'GET /categories/:id/subcategories', {
    summary: 'Subcategories of one category',
    caller: 'visitor',
    cached: ['catalogue'],
    params: IdParams,
    answer: Type.Object({ subcategories: Type.Array(SubcategoryWire) }),
    handler: async ({ context, params }) => ({ subcategories: await getSubcategories(context, params.id) }),
  });

  operation('getLanguages', 'GET /languages', {
    summary: 'Languages that courses are taught in',
    caller: 'visitor',
    cached: ['catalogue'],
    answer: Type.Array(LanguageWire),
    handler: ({ context }) => getLanguages(context),
  });
};
