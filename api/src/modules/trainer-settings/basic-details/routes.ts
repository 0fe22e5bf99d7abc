import { userContextOf } from '../../../platform/context/context';
import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireTrainer } from '../../../platform/http/authentication';
import { answerSave } from '../../../platform/http/edit-conflict';
import { resolveAliases } from '../../../platform/http/field-aliases';
import { perMinute } from '../../../platform/http/rate-limit';
import { conflictWith, Results, refusals } from '../../../platform/http/wire';
import { presentBasicDetails } from '../../trainers/present';
import { BasicDetailsWire } from '../../trainers/schema';
import { requireOwnTrainerId } from '../service';
import { BasicDetailsBody, detailsSpellings } from './schema';
import { updateBasicDetails } from './service';

const documented = { tags: ['trainer settings'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(60) };

/** A trainer's public profile. */
export const basicDetailsRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  clearAnswersOnChange(app);

  app.patch(
    '/patrons-registration/AddBasicDetails',
    {
      config: { ...config, confirmation: 'sometimes' },
      onRequest: requireTrainer,
      preValidation: resolveAliases(detailsSpellings),
      schema: {
        ...documented,
        operationId: 'updateBasicDetails',
        summary: 'Change what learners see of a trainer',
        body: BasicDetailsBody,
        response: {
          200: Results(BasicDetailsWire),
          ...refusals(400, 401, 403, 429),
          ...conflictWith(BasicDetailsWire),
        },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const id = requireOwnTrainerId(context, request.body.trainer_id);
      const save = updateBasicDetails(context, { ...request.body, id });
      return answerSave(save, (details) => presentBasicDetails(details, mediaBase));
    },
  );
};
