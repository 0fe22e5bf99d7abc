import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../actor';
import { forbidden } from '../../api-error';
import type { ApiModule } from '../../api-module';
import { forgetAnswersOnChange } from '../../plugins/anonymous-cache';
import { requireTrainer, requireUser, userOf } from '../../plugins/authentication';
import { oneSpelling } from '../../spellings';
import { IdParams, Results, refusals, results } from '../../wire';
import { BasicDetailsWire } from '../trainers/schema';
import { getBasicDetails, presentBasicDetails } from '../trainers/service';
import { updateBasicDetails } from './details-service';
import { presentPaymentConfig, presentSupport } from './present';
import { getPaymentConfig, savePaymentConfigOf } from './pricing-service';
import {
  BasicDetailsBody,
  detailsSpellings,
  PaymentConfigAnswer,
  PaymentConfigBody,
  paymentSpellings,
  SupportAnswer,
  SupportBody,
  trainerSpelling,
} from './schema';
import { getSupportLinks, saveSupportLinks } from './support-service';

const documented = { tags: ['trainer settings'], security: [{ token: [] }] };
const config = { rateLimit: { max: 60, timeWindow: '1 minute' } };

/** The trainer who asks. A body may name nobody else. */
function ownTrainerId(request: FastifyRequest, claimed?: number | null): number {
  const { trainerId } = userOf(request);
  if (trainerId === null || (claimed ?? trainerId) !== trainerId) throw forbidden();
  return trainerId;
}

/** What a trainer says of themselves: support links, how they are paid, basic details. */
export const trainerSettingsRoutes: ApiModule = async (app, { settings: { mediaBase }, services: { db } }) => {
  forgetAnswersOnChange(app);

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
      const id = ownTrainerId(request);
      return results(presentSupport(id, await getSupportLinks(db, userOf(request), id)));
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
      return results(presentSupport(id, await getSupportLinks(db, userOf(request), id)));
    },
  );

  const supportWritten = { ...supportRead, ...refusals(429) };
  const supportWrite = { config, preValidation: oneSpelling(trainerSpelling) };
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
      const id = ownTrainerId(request, request.body.trainer_id);
      return results(presentSupport(id, await saveSupportLinks(db, userOf(request), id, request.body)));
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
      const id = ownTrainerId(request, request.body.trainer_id);
      return results(presentSupport(id, await saveSupportLinks(db, userOf(request), id, request.body)));
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
      return results(presentSupport(id, await saveSupportLinks(db, userOf(request), id, request.body)));
    },
  );

  app.post(
    '/pricing/payment-config',
    {
      config,
      onRequest: requireTrainer,
      preValidation: oneSpelling(paymentSpellings),
      schema: {
        ...documented,
        operationId: 'savePaymentConfig',
        summary: 'Set how a trainer is paid',
        body: PaymentConfigBody,
        response: { 200: PaymentConfigAnswer, ...refusals(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const id = ownTrainerId(request, request.body.trainer_id);
      return results(presentPaymentConfig(id, await savePaymentConfigOf(db, actorOf(request), id, request.body)));
    },
  );

  app.get(
    '/pricing/payment-config/:id',
    {
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'getPaymentConfig',
        summary: 'How a trainer is paid',
        params: IdParams,
        response: { 200: PaymentConfigAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      return results(presentPaymentConfig(id, await getPaymentConfig(db, request.user, id)));
    },
  );

  app.patch(
    '/patrons-registration/AddBasicDetails',
    {
      config,
      onRequest: requireTrainer,
      preValidation: oneSpelling(detailsSpellings),
      schema: {
        ...documented,
        operationId: 'updateBasicDetails',
        summary: 'Change what learners see of a trainer',
        body: BasicDetailsBody,
        response: { 200: Results(BasicDetailsWire), ...refusals(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const id = ownTrainerId(request, request.body.trainer_id);
      const user = userOf(request);
      await updateBasicDetails(db, user, id, request.body, mediaBase);
      return results(presentBasicDetails(await getBasicDetails(db, id, user), mediaBase));
    },
  );
};
