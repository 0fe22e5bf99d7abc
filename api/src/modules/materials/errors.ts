import * as limits from '@kaksha/domain/limits';
import { ApiError, badRequest, conflict, forbidden, notFound } from '../../platform/http/api-error';

export const materialNotFound = () => notFound('There is no such material.', 'MATERIAL_NOT_FOUND');

export const notReader = () => forbidden('Materials are for those who have a seat in the batch.');

export const tooManyMaterials = () =>
  conflict(`A batch has at most ${limits.material.perBatch} materials.`, 'TOO_MANY_MATERIALS');

export const fileRequired = () => badRequest('Please choose a file.', { file: 'Please choose a file' });

export const invalid = (field: string, message: string) => badRequest(`${message}.`, { [field]: message });

export const fileTooLarge = (message: string) => new ApiError(413, 'FILE_TOO_LARGE', `${message}.`, { file: message });

export const unsupportedFile = (message: string) =>
  new ApiError(415, 'UNSUPPORTED_FILE', `${message}.`, { file: message });
