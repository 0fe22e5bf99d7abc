import * as limits from '@kaksha/domain/limits';
import { required } from '@kaksha/domain/typed';
import { Type } from 'typebox';
import { dispositionOf } from '../../platform/export/file-name';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { answerSave } from '../../platform/http/edit-conflict';
import { addMultipart, readForm } from '../../platform/http/multipart';
import { operations } from '../../platform/http/operation';
import { admitUpload } from '../../platform/http/upload-traffic';
import { taughtBatch } from '../batches/taught-service';
import { fileRequired } from './errors';
import { presentMaterial } from './present';
import {
  BatchParams,
  ChangeBody,
  FileAnswer,
  FileForm,
  LinkBody,
  MaterialParams,
  MaterialWire,
  OrderBody,
  RemovedAnswer,
  StorageUseWire,
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

const maxFileBytes = Math.max(...Object.values(limits.material.fileBytes));

/** Materials and recordings of a batch: links and files, for reading and as recordings. */
export const materialRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'classes');
  await addMultipart(app);
  const compile = required(app.validatorCompiler, 'the validator of addresses');

  operation('getClassMaterials', 'GET /class-materials', {
    summary: 'The materials of all batches in which the caller has a seat',
    caller: 'user',
    answer: Type.Array(MaterialWire),
    handler: async ({ context }) => eachPresented(context, await getClassMaterials(context), presentMaterial),
  });

  operation('getMaterials', 'GET /classes/:batch_id/materials', {
    summary: 'The materials of a batch, for its trainer and its learners',
    caller: 'user',
    params: BatchParams,
    answer: Type.Array(MaterialWire),
    refuses: [403],
    handler: async ({ context, params }) => {
      const rows = await getMaterials(context, params);
      return eachPresented(context, rows, presentMaterial);
    },
  });

  operation('addMaterial', 'POST /classes/:batch_id/materials', {
    summary: 'Add a link to the materials of a batch',
    caller: 'user',
    params: BatchParams,
    body: LinkBody,
    answer: MaterialWire,
    refuses: [403, 409],
    handler: async ({ context, params, body }) => {
      const input = { ...body, ...params };
      return presentMaterial(await addMaterial(context, input));
    },
  });

  operation('uploadMaterial', 'POST /classes/:batch_id/materials/files', {
    summary: 'Add a file to the materials of a batch',
    caller: 'user',
    perMinute: 30,
    // The body is a stream: the schema describes it, the handler checks it.
    validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : compile(part)),
    consumes: ['multipart/form-data'],
    params: BatchParams,
    body: FileForm,
    answer: MaterialWire,
    refuses: [403, 408, 409],
    handler: async ({ context, params, request }) => {
      const { batchId } = params;
      await taughtBatch(context, { batchId });
      const material = await admitUpload(request, maxFileBytes, async () => {
        const { fields, file } = await readForm(request, { fileField: 'file', fileBytes: maxFileBytes });
        if (!file) throw fileRequired();
        const { kind, title, session_day: sessionDay, visible_from: visibleFrom } = fields;
        return uploadMaterial(context, { batchId, file, kind, title, sessionDay, visibleFrom });
      });
      return presentMaterial(material);
    },
  });

  operation('getBatchStorageUse', 'GET /classes/:batch_id/materials/storage-use', {
    summary: 'How much the trainer of a batch stores and can store, for those who teach it',
    caller: 'user',
    params: BatchParams,
    answer: StorageUseWire,
    refuses: [403],
    handler: ({ context, params }) => getBatchStorageUse(context, params),
  });

  operation('orderMaterials', 'PUT /classes/:batch_id/materials/order', {
    summary: 'Order the materials of a batch',
    caller: 'user',
    params: BatchParams,
    body: OrderBody,
    answer: Type.Array(MaterialWire),
    refuses: [403, 409],
    handler: async ({ context, params, body }) => {
      const input = { batchId: params.batchId, ids: body.ids };
      return eachPresented(context, await orderMaterials(context, input), presentMaterial);
    },
  });

  operation('updateMaterial', 'PUT /classes/:batch_id/materials/:id', {
    summary: 'Change a material of a batch',
    caller: 'user',
    params: MaterialParams,
    body: ChangeBody,
    answer: MaterialWire,
    refuses: [403],
    conflict: MaterialWire,
    handler: ({ context, params, body }) => {
      const input = { ...body, ...params };
      return answerSave(updateMaterial(context, input), presentMaterial);
    },
  });

  operation('removeMaterial', 'DELETE /classes/:batch_id/materials/:id', {
    summary: 'Remove a material of a batch with its file',
    caller: 'user',
    params: MaterialParams,
    answer: RemovedAnswer,
    refuses: [403],
    handler: async ({ context, params }) => {
      const { batchId, id } = params;
      await removeMaterial(context, { batchId, id });
      return { id };
    },
  });

  operation('getMaterialFile', 'GET /classes/:batch_id/materials/:id/file', {
    summary: 'The file of a material, for the trainer and the learners of the batch',
    caller: 'user',
    params: MaterialParams,
    responses: { 200: FileAnswer },
    refuses: [403],
    handler: async ({ context, params, reply }) => {
      const { batchId, id } = params;
      const file = await getMaterialFile(context, { batchId, id });
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
  });
};
