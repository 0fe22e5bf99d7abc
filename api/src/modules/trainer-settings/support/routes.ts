import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { answerSave } from '../../../platform/http/edit-conflict';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { trainerSpelling } from '../schema';
import { requireOwnTrainerId } from '../service';
import { presentSupport } from './present';
import { SupportBody, SupportWire } from './schema';
import {
  addSupportLinks,
  getOwnSupportLinks,
  getSupportLinks,
  updateOwnSupportLinks,
  updateSupportLinks,
} from './service';

/** Links to a trainer's support for enrolled learners. */
export const supportLinkRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'trainer settings');
  clearAnswersOnChange(app);
  operation('getOwnSupportLinks', 'GET /trainer-support', {
    summary: "A trainer's own support links",
    caller: 'trainer',
    answer: SupportWire,
    refuses: [404],
    handler: async ({ context }) => {
      const id = requireOwnTrainerId(context);
      return presentSupport(id, await getOwnSupportLinks(context));
    },
  });

  operation('getSupportLinks', 'GET /trainer-support/:id', {
    summary: "Where a trainer's learners find help",
    caller: 'user',
    params: IdParams,
    answer: SupportWire,
    refuses: [403],
    handler: async ({ context, params }) => {
      const { id } = params;
      return presentSupport(id, await getSupportLinks(context, id));
    },
  });
  operation('addSupportLinks', 'POST /trainer-support', {
    summary: "Set a trainer's support links",
    caller: 'trainer',
    perMinute: 60,
    spellings: trainerSpelling,
    body: SupportBody,
    answer: SupportWire,
    refuses: [404],
    conflict: SupportWire,
    handler: ({ context, body }) => {
      const id = requireOwnTrainerId(context, body.trainerId);
      return answerSave(addSupportLinks(context, body), (row) => presentSupport(id, row));
    },
  });

  operation('updateOwnSupportLinks', 'PUT /trainer-support', {
    summary: "Change a trainer's own support links",
    caller: 'trainer',
    perMinute: 60,
    spellings: trainerSpelling,
    body: SupportBody,
    answer: SupportWire,
    refuses: [404],
    conflict: SupportWire,
    handler: ({ context, body }) => {
      const id = requireOwnTrainerId(context, body.trainerId);
      return answerSave(updateOwnSupportLinks(context, body), (row) => presentSupport(id, row));
    },
  });

  operation('updateSupportLinks', 'PUT /trainer-support/:id', {
    summary: "Change a trainer's support links",
    caller: 'user',
    perMinute: 60,
    spellings: trainerSpelling,
    params: IdParams,
    body: SupportBody,
    answer: SupportWire,
    refuses: [403],
    conflict: SupportWire,
    handler: ({ context, params, body }) => {
      const { id } = params;
      const save = updateSupportLinks(context, { ...body, id });
      return answerSave(save, (row) => presentSupport(id, row));
    },
  });
};
