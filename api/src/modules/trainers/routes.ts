import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { operations } from '../../platform/http/operation';
import { dropEmptyQuery, IdParams, paged } from '../../platform/http/wire';
import { presentBasicDetails, presentTrainer } from './present';
import { BasicDetailsWire, TrainersAnswer, TrainersQuery } from './schema';
import { getBasicDetails, getTrainers } from './service';

export const trainerRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  const operation = operations(app, 'trainers');
  operation('getTrainers', 'GET /dashboard/GetAllTrainers', {
    summary: 'Search trainers',
    caller: 'visitor',
    cached: ['catalogue'],
    preValidation: dropEmptyQuery,
    query: TrainersQuery,
    responses: { 200: TrainersAnswer },
    handler: async ({ context, query, request }) => {
      const { url } = request;
      const { results: rows, paging, ...found } = await getTrainers(context, query);
      const answer = paged(
        { ...found, results: eachPresented(context, rows, (row) => presentTrainer(row, mediaBase)) },
        paging,
      );
      const urlOfPage = (page: number) => {
        if (page < 1 || page > answer.data.total_pages) return null;
        const [path, search] = url.split('?');
        const parameters = new URLSearchParams(search);
        parameters.set('page', String(page));
        return `${path}?${parameters}`;
      };
      return {
        ...answer,
        data: { ...answer.data, next: urlOfPage(paging.page + 1), previous: urlOfPage(paging.page - 1) },
      };
    },
  });

  operation('getBasicDetails', 'GET /patrons-registration/GetBasicDetails/:id', {
    summary: "A trainer's page",
    caller: 'visitor',
    cached: ['catalogue'],
    params: IdParams,
    answer: BasicDetailsWire,
    handler: async ({ context, params }) => presentBasicDetails(await getBasicDetails(context, params.id), mediaBase),
  });
};
