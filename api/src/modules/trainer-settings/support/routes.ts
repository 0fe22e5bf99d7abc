import { userContextOf } from '../../../platform/context/context';
import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireTrainer, requireUser } from '../../../platform/http/authentication';
import { answerSave } from '../../../platform/http/edit-conflict';
import { resolveAliases } from '../../../platform/http/field-aliases';
import { perMinute } from '../../../platform/http/rate-limit';
import { conflictWith, IdParams, refusals, results } from '../../../platform/http/wire';
import { trainerSpelling } from '../schema';
import { requireOwnTrainerId } from '../service';
import { presentSupport } from './present';
import { SupportAnswer, SupportBody, SupportWire } from './schema';
import {
  addSupportLinks,
  getOwnSupportLinks,
  getSupportLinks,
  updateOwnSupportLinks,
  updateSupportLinks,
} from './service';

const documented = { tags: ['trainer settings'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(60) };

/** Links to a trainer's support for enrolled learners. */
export const supportLinkRoutes: ApiModule = async (app) => {
  clearAnswersOnChange(app);

  const supportRead = { 200: SupportAnswer, ...refusals(400, 401, 403, 404) };
  app.get(
    '/trainer-support',
    {
      onRequest: requireTrainer,
      schema: {
        ...documented,
        operationId: 'getOwnSupportLinks',
        summary: "A trainer's own support links",
        response: supportRead,
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const id = requireOwnTrainerId(context);
      return results(presentSupport(id, await getOwnSupportLinks(context)));
    },
  );

  app.get(
    '/trainer-support/:id',
    {
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'getSupportLinks',
        summary: "Where a trainer's learners find help",
        params: IdParams,
        response: supportRead,
      },
    },
    async (request) => {
      const { id } = request.params;
      return results(presentSupport(id, await getSupportLinks(userContextOf(request), id)));
    },
  );

  const supportWritten = { ...supportRead, ...refusals(429), ...conflictWith(SupportWire) };
  const supportWrite = { config, preValidation: resolveAliases(trainerSpelling) };
  app.post(
    '/trainer-support',
    {
      ...supportWrite,
      onRequest: requireTrainer,
      schema: {
        ...documented,
        operationId: 'addSupportLinks',
        summary: "Set a trainer's support links",
        body: SupportBody,
        response: supportWritten,
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const id = requireOwnTrainerId(context, request.body.trainer_id);
      return answerSave(addSupportLinks(context, request.body), (row) => presentSupport(id, row));
    },
  );

  app.put(
    '/trainer-support',
    {
      ...supportWrite,
      onRequest: requireTrainer,
      schema: {
        ...documented,
        operationId: 'updateOwnSupportLinks',
        summary: "Change a trainer's own support links",
        body: SupportBody,
        response: supportWritten,
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const id = requireOwnTrainerId(context, request.body.trainer_id);
      return answerSave(updateOwnSupportLinks(context, request.body), (row) => presentSupport(id, row));
    },
  );

  app.put(
    '/trainer-support/:id',
    {
      ...supportWrite,
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'updateSupportLinks',
        summary: "Change a trainer's support links",
        params: IdParams,
        body: SupportBody,
        response: supportWritten,
      },
    },
    async (request) => {
      const { id } = request.params;
      const save = updateSupportLinks(userContextOf(request), { ...request.body, id });
      return answerSave(save, (row) => presentSupport(id, row));
    },
  );
};
