import { Type } from 'typebox';
import { contextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { IdParams, Results, refusals, results } from '../../../platform/http/wire';
import { presentCategory, presentLanguage, presentSubcategory } from './present';
import { CategoryWire, LanguageWire, SubcategoryWire } from './schema';
import { getAllSubcategories, getCategories, getLanguages, getSubcategories } from './service';

const tags = ['catalogue'];
const config = { anonymousCache: ['catalogue'] as const };

/** Categories, subcategories and languages. */
export const lookupRoutes: ApiModule = async (app) => {
  app.get(
    '/categories',
    {
      config,
      schema: {
        tags,
        operationId: 'getCategories',
        summary: 'Categories of courses',
        response: { 200: Results(Type.Array(CategoryWire)) },
      },
    },
    async (request) => {
      const { categories, starts } = await getCategories(contextOf(request));
      return results(categories.map((row) => presentCategory(row, starts.get(row.id) ?? null)));
    },
  );

  app.get(
    '/categories/subcategories',
    {
      config,
      schema: {
        tags,
        operationId: 'getAllSubcategories',
        summary: 'All subcategories',
        response: { 200: Results(Type.Array(SubcategoryWire)) },
      },
    },
    async (request) => results((await getAllSubcategories(contextOf(request))).map(presentSubcategory)),
  );

  app.get(
    '/categories/:id/subcategories',
    {
      config,
      schema: {
        tags,
        operationId: 'getSubcategories',
        summary: 'Subcategories of one category',
        params: IdParams,
        response: {
          200: Results(Type.Object({ subcategories: Type.Array(SubcategoryWire) })),
          ...refusals(400, 404),
        },
      },
    },
    async (request) => {
      const rows = await getSubcategories(contextOf(request), request.params.id);
      return results({ subcategories: rows.map(presentSubcategory) });
    },
  );

  app.get(
    '/languages',
    {
      config,
      schema: {
        tags,
        operationId: 'getLanguages',
        summary: 'Languages that courses are taught in',
        response: { 200: Results(Type.Array(LanguageWire)) },
      },
    },
    async (request) => results((await getLanguages(contextOf(request))).map(presentLanguage)),
  );
};
