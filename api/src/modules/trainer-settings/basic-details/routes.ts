import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { answerSave } from '../../../platform/http/edit-conflict';
import { operations } from '../../../platform/http/operation';
import { presentBasicDetails } from '../../trainers/present';
import { BasicDetailsWire } from '../../trainers/schema';
import { requireOwnTrainerId } from '../service';
import { BasicDetailsBody, detailsSpellings } from './schema';
import { updateBasicDetails } from './service';

/** A trainer's public profile. */
export const basicDetailsRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  const operation = operations(app, 'trainer settings');
  clearAnswersOnChange(app);

  operation('updateBasicDetails', 'PATCH /patrons-registration/AddBasicDetails', {
    summary: 'Change what learners see of a trainer',
    caller: 'trainer',
    perMinute: 60,
    confirmation: 'sometimes',
    spellings: detailsSpellings,
    body: BasicDetailsBody,
    answer: BasicDetailsWire,
    conflict: BasicDetailsWire,
    handler: ({ context, body }) => {
      const id = requireOwnTrainerId(context, body.trainerId);
      const save = updateBasicDetails(context, { ...body, id });
      return answerSave(save, (details) => presentBasicDetails(details, mediaBase));
    },
  });
};
