import * as limits from '@kaksha/domain/limits';
import { required } from '@kaksha/domain/typed';
import { userContextOf } from '../../platform/context/context';
import { dispositionOf } from '../../platform/export/file-name';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { eachPresented } from '../../platform/http/each-presented';
import { answerSave } from '../../platform/http/edit-conflict';
import { addMultipart, readForm } from '../../platform/http/multipart';
import { perMinute } from '../../platform/http/rate-limit';
import { admitUpload } from '../../platform/http/upload-traffic';
import { conflictWith, refusals, results } from '../../platform/http/wire';
import { taughtBatch } from '../batches/taught-service';
import { fileRequired } from './errors';
import { presentMaterial, presentStorageUse } from './present';
import {
  BatchParams,
  ChangeBody,
  FileAnswer,
  FileForm,
  LinkBody,
  MaterialAnswer,
  MaterialParams,
  MaterialsAnswer,
  MaterialWire,
  OrderBody,
  RemovedAnswer,
  StorageUseAnswer,
} from './schema';
import {
  addMaterial,
  getBatchStorageUse,
  getClassMaterials,
  getMaterialFile,
  getMaterials,
  orderMaterials,
  removeMaterial,
  updateMaterial,
  uploadMaterial,
} from './service';

const common = { tags: ['classes'], security: [{ token: [] }] };
const uploadConfig = { rateLimit: perMinute(30) };
const maxFileBytes = Math.max(...Object.values(limits.material.fileBytes));

/** Materials and recordings of a batch: links and files, for reading and as recordings. */
export const materialRoutes: ApiModule = async (app) => {
  await addMultipart(app);
  const compile = required(app.validatorCompiler, 'the validator of addresses');

  app.get(
    '/class-materials',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getClassMaterials',
        summary: 'The materials of all batches in which the caller has a seat',
        response: { 200: MaterialsAnswer, ...refusals(401) },
      },
    },
    async (request) =>
      results(eachPresented(request, await getClassMaterials(userContextOf(request)), presentMaterial)),
  );

  app.get(
    '/classes/:batch_id/materials',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getMaterials',
        summary: 'The materials of a batch, for its trainer and its learners',
        params: BatchParams,
        response: { 200: MaterialsAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const rows = await getMaterials(userContextOf(request), { batchId: request.params.batch_id });
      return results(eachPresented(request, rows, presentMaterial));
    },
  );

  app.post(
    '/classes/:batch_id/materials',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'addMaterial',
        summary: 'Add a link to the materials of a batch',
        params: BatchParams,
        body: LinkBody,
        response: { 200: MaterialAnswer, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { session_day: sessionDay, visible_from: visibleFrom, ...body } = request.body;
      const input = { ...body, sessionDay, visibleFrom, batchId: request.params.batch_id };
      return results(presentMaterial(await addMaterial(userContextOf(request), input)));
    },
  );

  app.post(
    '/classes/:batch_id/materials/files',
    {
      config: uploadConfig,
      onRequest: requireUser,
      // The body is a stream: the schema describes it, the handler checks it.
      validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : compile(part)),
      schema: {
        ...common,
        operationId: 'uploadMaterial',
        summary: 'Add a file to the materials of a batch',
        consumes: ['multipart/form-data'],
        params: BatchParams,
        body: FileForm,
        response: { 200: MaterialAnswer, ...refusals(400, 401, 403, 404, 408, 409, 413, 415, 429, 503) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const { batch_id: batchId } = request.params;
      await taughtBatch(context, { batchId });
      const material = await admitUpload(request, maxFileBytes, async () => {
        const { fields, file } = await readForm(request, { fileField: 'file', fileBytes: maxFileBytes });
        if (!file) throw fileRequired();
        const { kind, title, session_day: sessionDay, visible_from: visibleFrom } = fields;
        return uploadMaterial(context, { batchId, file, kind, title, sessionDay, visibleFrom });
      });
      return results(presentMaterial(material));
    },
  );

  app.get(
    '/classes/:batch_id/materials/storage-use',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getBatchStorageUse',
        summary: 'How much the trainer of a batch stores and can store, for those who teach it',
        params: BatchParams,
        response: { 200: StorageUseAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const use = await getBatchStorageUse(userContextOf(request), { batchId: request.params.batch_id });
      return results(presentStorageUse(use));
    },
  );

  app.put(
    '/classes/:batch_id/materials/order',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'orderMaterials',
        summary: 'Order the materials of a batch',
        params: BatchParams,
        body: OrderBody,
        response: { 200: MaterialsAnswer, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const input = { batchId: request.params.batch_id, ids: request.body.ids };
      return results(eachPresented(request, await orderMaterials(userContextOf(request), input), presentMaterial));
    },
  );

  app.put(
    '/classes/:batch_id/materials/:id',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'updateMaterial',
        summary: 'Change a material of a batch',
        params: MaterialParams,
        body: ChangeBody,
        response: { 200: MaterialAnswer, ...refusals(400, 401, 403, 404), ...conflictWith(MaterialWire) },
      },
    },
    async (request) => {
      const { batch_id: batchId, id } = request.params;
      const { session_day: sessionDay, visible_from: visibleFrom, ...body } = request.body;
      const input = { ...body, batchId, id, sessionDay, visibleFrom };
      return answerSave(updateMaterial(userContextOf(request), input), presentMaterial);
    },
  );

  app.delete(
    '/classes/:batch_id/materials/:id',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'removeMaterial',
        summary: 'Remove a material of a batch with its file',
        params: MaterialParams,
        response: { 200: RemovedAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { batch_id: batchId, id } = request.params;
      await removeMaterial(userContextOf(request), { batchId, id });
      return results({ id });
    },
  );

  app.get(
    '/classes/:batch_id/materials/:id/file',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getMaterialFile',
        summary: 'The file of a material, for the trainer and the learners of the batch',
        params: MaterialParams,
        response: { 200: FileAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { batch_id: batchId, id } = request.params;
      const file = await getMaterialFile(userContextOf(request), { batchId, id });
      return reply
        .headers({
          // No type that a browser would show.
          'content-type': 'application/octet-stream',
          'content-length': file.size,
          // The client names the saved file; this name is for other programs.
          'content-disposition': dispositionOf(file.name),
        })
        .send(file.stream);
    },
  );
};
