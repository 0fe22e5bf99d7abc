import type { ApiModule } from '../../api-module';
import { dropEmptyQuery, paged, refusals } from '../../wire';
import { presentTrainer } from './present';
import { TrainersAnswer, TrainersQuery } from './schema';
import { getTrainers } from './service';

export const trainerRoutes: ApiModule = async (app, { settings, services: { db } }) => {
  const { mediaBase } = settings;

  app.get(
    '/dashboard/GetAllTrainers',
    {
      config: { anonymousCache: true },
      preValidation: dropEmptyQuery,
      schema: {
        tags: ['trainers'],
        operationId: 'getTrainers',
        querystring: TrainersQuery,
        response: { 200: TrainersAnswer, ...refusals(400) },
      },
    },
    async ({ query, url }) => {
      const { results: rows, paging, ...found } = await getTrainers(db, query);
      const answer = paged({ ...found, results: rows.map((row) => presentTrainer(row, mediaBase)) }, paging);
      const addressOf = (page: number) => {
        if (page < 1 || page > answer.data.total_pages) return null;
        const [path, search] = url.split('?');
        const parameters = new URLSearchParams(search);
        parameters.set('page', String(page));
        return `${path}?${parameters}`;
      };
      return {
        ...answer,
        data: { ...answer.data, next: addressOf(paging.page + 1), previous: addressOf(paging.page - 1) },
      };
    },
  );
};
