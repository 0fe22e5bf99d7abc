import { createRepeatLimit } from '@kaksha/domain/repeat-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFault } from '../database/faults';
import { ApiError, notFound } from './api-error';
import { EditConflict } from './edit-conflict';
import type { ErrorCode } from './error-codes';
import { callersName } from './field-aliases';
import { validationError } from './validation';

/** Codes and sentences for errors of Fastify. */
const refusals: Record<string, [code: ErrorCode, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['BODY_TOO_LARGE', 'This is more than can be sent at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'This call takes JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['INVALID_JSON', 'The body of the request is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['INVALID_JSON', 'The body of the request is empty.'],
  FST_REQ_FILE_TOO_LARGE: ['FILE_TOO_LARGE', 'This file is too large.'],
};

/** No session, no permission, too many calls. Their log lines name the user. */
const refusedStatus = new Set([401, 403, 429]);

const unexpected = new ApiError(500, 'INTERNAL', 'Something went wrong. Please try again later.');

/**
 * Sends every error as `{ success: false, status: 'error', error, code, fields?, stored? }`. Unexpected errors are
 * logged and reveal no internals.
 */
export function addErrors(app: FastifyInstance): void {
  app.decorateRequest('sentNames', null);
  const isDue = createRepeatLimit({ intervalMs: 10_000 });
  app.setErrorHandler<FastifyError | ApiError>((error, request, reply) => {
    const failure = failureOf(error, request);
    // An outage fails every request in the same way.
    const due =
      failure.code === 'MAINTENANCE' ? null : failure.statusCode === 503 ? isDue(failure.code) : { leftOut: 0 };
    if (failure.statusCode >= 500 && due) request.log.error({ err: error, ...due }, 'request failed');
    if (refusedStatus.has(failure.statusCode))
      request.log.info({ code: failure.code, userId: request.user?.id ?? null }, 'refused');
    if (failure.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
    // The rest of the body would arrive as slowly.
    if (failure.statusCode === 408) reply.header('connection', 'close');
    return reply.code(failure.statusCode).send(envelope(failure));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(envelope(notFound(`There is no ${request.method} at this address.`, 'NO_SUCH_CALL'))),
  );
  app.addHook('onRequest', async (request: FastifyRequest) => {
    // PostgreSQL cannot store NUL, so no resource has it in its address.
    const [path, query] = request.url.split('?', 2);
    if (path?.includes('%00')) throw notFound('There is nothing at this address.');
    if (query?.includes('%00')) throw addressNotValid();
  });
}

/** For addresses that the router cannot parse; hooks and the error handler do not run for them. */
export function refuseAddress(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  reply.code(400).send(envelope(addressNotValid()));
}

const addressNotValid = () => new ApiError(400, 'VALIDATION_FAILED', 'The address is not valid.');

export const envelope = (failure: ApiError) => ({
  success: false,
  status: 'error',
  error: failure.message,
  code: failure.code,
  ...(failure.fields && Object.keys(failure.fields).length > 0 && { fields: failure.fields }),
  ...(failure instanceof EditConflict && failure.presented !== undefined && { stored: failure.presented }),
});

function failureOf(error: FastifyError | ApiError, request: FastifyRequest): ApiError {
  const nameOf = (field: string) => callersName(request, field);
  if (error instanceof ApiError) return error.fields ? withNames(error, error.fields, nameOf) : error;
  if (error.validation) return validationError(error.validation, error.validationContext, nameOf);
  const refusal = refusals[error.code];
  if (refusal) return new ApiError(error.statusCode ?? 400, ...refusal);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError(error.statusCode, 'BAD_REQUEST', error.message);
  }
  return databaseFault(error) ?? unexpected;
}

function withNames(
  { statusCode, code, message }: ApiError,
  fields: Readonly<Record<string, string>>,
  nameOf: (field: string) => string,
): ApiError {
  const named = Object.entries(fields).map(([field, text]) => [nameOf(field), text]);
  return new ApiError(statusCode, code, message, Object.fromEntries(named));
}
