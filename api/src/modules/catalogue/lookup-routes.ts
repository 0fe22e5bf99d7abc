import { Type } from 'typebox';
import type { ApiModule } from '../../api-module';
import { IdParams, Results, refusals, results } from '../../wire';
import { presentCategory, presentLanguage, presentSubcategory } from './present';
import { CategoryWire, LanguageWire, SubcategoryWire } from './schema';
import { getAllSubcategories, getCategories, getLanguages, getSubcategories } from './service';

const tags = ['catalogue'];
const config = { anonymousCache: true };

/** Categories, subcategories and languages. */
export const lookupRoutes: ApiModule = async (app, { services: { db } }) => {
  app.get(
    '/categories',
    {
      config,
      schema: {
        tags,
        operationId: 'getCategories',
        summary: 'Fields that courses belong to',
        response: { 200: Results(Type.Array(CategoryWire)) },
      },
    },
    async () => {
      const { categories, starts } = await getCategories(db);
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
    async () => results((await getAllSubcategories(db)).map(presentSubcategory)),
  );

  app.get(
    '/categories/:id/subcategories',
    {
      config,
      schema: {
        tags,
        operationId: 'getSubcategories',
        summary: 'Subcategories of one field',
        params: IdParams,
        response: {
          200: Results(Type.Object({ subcategories: Type.Array(SubcategoryWire) })),
          ...refusals(400, 404),
        },
      },
    },
    async (request) => {
      const rows = await getSubcategories(db, request.params.id);
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
    async () => results((await getLanguages(db)).map(presentLanguage)),
  );
};
