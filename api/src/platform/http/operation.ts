import type { SurrogateKey } from '@kaksha/domain/shared-cache';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { contextOf, type ServiceContext, type UserContext, userContextOf } from '../context/context';
import { requireAdmin, requireToken, requireTrainer, requireUser } from './authentication';
import { resolveAliases } from './field-aliases';
import { perMinute } from './rate-limit';
import { conflictWith, Done, done, type RefusalStatus, Results, refusals, results } from './wire';

/** Runs before the validation, so that callers without access learn nothing about the resource. */
const guards = {
  visitor: undefined,
  user: requireUser,
  /** A visitor reads the message that the specification requires for profile and payment calls. */
  'user with token': requireToken,
  trainer: requireTrainer,
  admin: requireAdmin,
};
type Caller = keyof typeof guards;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = TSchema | undefined;
type StaticOf<S> = S extends TSchema ? Static<S> : undefined;
type Responses = Record<number, TSchema> | undefined;

interface Input<C extends Caller, H extends Schema, P extends Schema, Q extends Schema, B extends Schema> {
  context: C extends 'visitor' ? ServiceContext : UserContext;
  headers: StaticOf<H>;
  params: StaticOf<P>;
  query: StaticOf<Q>;
  body: StaticOf<B>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Output<A extends Schema, R extends Responses> =
  R extends Record<number, TSchema> ? StaticOf<R[keyof R]> | FastifyReply : A extends TSchema ? Static<A> : unknown;

interface Declaration<
  C extends Caller,
  H extends Schema,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  R extends Responses,
> extends Pick<RouteShorthandOptions, 'preValidation' | 'logLevel' | 'bodyLimit' | 'validatorCompiler'> {
  summary: string;
  description?: string;
  caller: C;
  /** Calls of one network address; `addRequestLimits` has the default. */
  perMinute?: number | false;
  /** Whether the user confirms the call; `addConfirmation` checks it. */
  confirmation?: 'always' | 'sometimes';
  /** What a cached answer to visitors is made of; see anonymous-cache.ts. */
  cached?: readonly SurrogateKey[];
  /** Alternative spellings of body fields; see field-aliases.ts. */
  spellings?: Readonly<Record<string, readonly string[]>>;
  /** The specification's names of body fields. */
  specifiedNames?: Readonly<Record<string, string>>;
  consumes?: string[];
  headers?: H;
  params?: P;
  query?: Q;
  body?: B;
  /** The results of the answer, which has no data without `answer` and `responses`. */
  answer?: A;
  status?: 201;
  /** Whole answers by status. */
  responses?: R;
  /** Refusals beside those of the caller, the confirmation and the parameters. */
  refuses?: RefusalStatus[];
  /** False when the parameters name nothing that can be missing. */
  mayBeMissing?: false;
  /** The record that a refused save shows; see `answerSave`. */
  conflict?: TSchema;
  handler(input: Input<C, H, P, Q, B>): Output<A, R> | Promise<Output<A, R>>;
}

/**
 * Declares operations of a module. Their tag, guard, refusals and envelope follow from it; openapi-answers.ts adds the
 * refusals of all routes.
 */
export function operations(app: FastifyInstance, tag: string) {
  return <
    C extends Caller,
    H extends Schema = undefined,
    P extends Schema = undefined,
    Q extends Schema = undefined,
    B extends Schema = undefined,
    A extends Schema = undefined,
    R extends Responses = undefined,
  >(
    id: string,
    route: `${Method} /${string}`,
    declared: Declaration<C, H, P, Q, B, A, R>,
  ): void => {
    const { summary, description, caller, confirmation, cached, specifiedNames, consumes } = declared;
    const { headers, params, query, body, answer, status = 200, responses, conflict } = declared;
    const { spellings, logLevel, bodyLimit, validatorCompiler, handler } = declared;
    const [method = '', url = ''] = route.split(' ');
    const success = responses ?? { [status]: answer ? Results(answer) : Done };
    const isOpen = caller === 'visitor';
    const refused = [...(declared.refuses ?? [])];
    if (!isOpen) refused.push(401);
    if (caller === 'trainer' || caller === 'admin') refused.push(403);
    if (params && declared.mayBeMissing !== false) refused.push(404);
    app.route({
      method,
      url,
      ...given({ onRequest: guards[caller], logLevel, bodyLimit, validatorCompiler }),
      ...given({ preValidation: spellings ? resolveAliases(spellings) : declared.preValidation }),
      config: given({
        rateLimit: rateLimitOf(declared.perMinute),
        confirmation,
        anonymousCache: cached,
        specifiedNames,
      }),
      schema: given<FastifySchema>({
        tags: [tag],
        operationId: id,
        summary,
        description,
        security: isOpen ? undefined : [{ token: [] }],
        consumes,
        headers,
        params,
        querystring: query,
        body,
        response: { ...success, ...refusals(...refused), ...(conflict && conflictWith(conflict)) },
      }),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const context = isOpen ? contextOf(request) : userContextOf(request);
        const { headers, params, query, body } = request;
        const output = await handler({ context, headers, params, query, body, request, reply } as Input<C, H, P, Q, B>);
        if (responses) return output;
        return reply.code(status).send(answer ? results(output) : done());
      },
    });
  };
}

const rateLimitOf = (max: number | false | undefined) => (typeof max === 'number' ? perMinute(max) : max);

/** Without what is undefined: plugins tell a missing option from one without a value. */
const given = <T extends object>(options: T): T =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
