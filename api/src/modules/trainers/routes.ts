import { contextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { dropEmptyQuery, IdParams, paged, Results, refusals, results } from '../../platform/http/wire';
import { presentBasicDetails, presentTrainer } from './present';
import { BasicDetailsWire, TrainersAnswer, TrainersQuery } from './schema';
import { getBasicDetails, getTrainers } from './service';

export const trainerRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  app.get(
    '/dashboard/GetAllTrainers',
    {
      config: { anonymousCache: ['catalogue'] },
      preValidation: dropEmptyQuery,
      schema: {
        tags: ['trainers'],
        operationId: 'getTrainers',
        summary: 'Search trainers',
        querystring: TrainersQuery,
        response: { 200: TrainersAnswer, ...refusals(400) },
      },
    },
    async (request) => {
      const { query, url } = request;
      const { results: rows, paging, ...found } = await getTrainers(contextOf(request), query);
      const answer = paged(
        { ...found, results: eachPresented(request, rows, (row) => presentTrainer(row, mediaBase)) },
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
  );

  app.get(
    '/patrons-registration/GetBasicDetails/:id',
    {
      config: { anonymousCache: ['catalogue'] },
      schema: {
        tags: ['trainers'],
        operationId: 'getBasicDetails',
        summary: "A trainer's page",
        params: IdParams,
        response: { 200: Results(BasicDetailsWire), ...refusals(400, 404) },
      },
    },
    async (request) =>
      results(presentBasicDetails(await getBasicDetails(contextOf(request), request.params.id), mediaBase)),
  );
};
