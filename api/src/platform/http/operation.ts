import { type AdminRight, adminRights } from '@kaksha/domain/admin-rights';
import type { SurrogateKey } from '@kaksha/domain/shared-cache';
import { wireNames } from '@kaksha/domain/wire-names';
import { mapValues } from 'es-toolkit/object/mapValues';
import { camelCase } from 'es-toolkit/string/camelCase';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { contextOf, type ServiceContext, type UserContext, userContextOf } from '../context/context';
import { requireAdmin, requireRight, requireToken, requireTrainer, requireUser } from './authentication';
import { showingStored } from './edit-conflict';
import { resolveAliases } from './field-aliases';
import { perMinute } from './rate-limit';
import { conflictWith, Done, done, type RefusalStatus, Results, refusals, results } from './wire';
import { type Convert, type Names, onWire } from './wire-case';

const rightGuards = Object.fromEntries(adminRights.map((right) => [right, requireRight(right)])) as Record<
  AdminRight,
  ReturnType<typeof requireRight>
>;

/** Runs before the validation, so that callers without access learn nothing about the resource. */
const guards = {
  visitor: undefined,
  user: requireUser,
  /** A visitor reads the message that the specification requires for profile and payment calls. */
  'user with token': requireToken,
  trainer: requireTrainer,
  admin: requireAdmin,
  ...rightGuards,
};
type Caller = keyof typeof guards;

const isForAdmins = (caller: Caller) => caller === 'admin' || caller in rightGuards;

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
  /** Whether a program sends the call without a person; see maintenance.ts. */
  unattended?: true;
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
    const { summary, description, caller, confirmation, cached, specifiedNames, consumes, headers } = declared;
    const { answer, status = 200, responses, conflict, spellings, logLevel, bodyLimit, validatorCompiler } = declared;
    const [method = '', url = ''] = route.split(' ');
    const names = wireNames[id];
    const params = declared.params && onWire(declared.params, namesIn(url));
    const query = declared.query && onWire(declared.query, names);
    const body = declared.body && onWire(declared.body, names);
    const success = responsesOnWire(responses ?? { [status]: answer ? Results(answer) : Done }, names);
    const stored = conflict && onWire(conflict, names);
    const isOpen = caller === 'visitor';
    const refused = [...(declared.refuses ?? [])];
    if (!isOpen) refused.push(401);
    if (caller === 'trainer' || isForAdmins(caller)) refused.push(403);
    if (params && declared.mayBeMissing !== false) refused.push(404);
    app.route({
      method,
      url,
      ...given({ onRequest: guards[caller], logLevel, bodyLimit, validatorCompiler }),
      ...given({ preValidation: spellings ? resolveAliases(spellings) : declared.preValidation }),
      config: given({
        rateLimit: rateLimitOf(declared.perMinute),
        confirmation,
        unattended: declared.unattended,
        anonymousCache: cached,
        specifiedNames,
        wireNames: body?.names,
      }),
      schema: given<FastifySchema>({
        tags: [tag],
        operationId: id,
        summary,
        description: describe(description, caller),
        security: isOpen ? undefined : [{ token: [] }],
        consumes,
        headers,
        params: params?.schema,
        querystring: query?.schema,
        body: body?.schema,
        response: {
          ...mapValues(success, ({ schema }) => schema),
          ...refusals(...refused),
          ...(stored && conflictWith(stored.schema)),
        },
      }),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const input = {
          context: isOpen ? contextOf(request) : userContextOf(request),
          headers: request.headers,
          params: converted(params?.fromWire, request.params),
          query: converted(query?.fromWire, request.query),
          body: converted(body?.fromWire, request.body),
          request,
          reply,
        };
        const work = async () => declared.handler(input as Input<C, H, P, Q, B>);
        const output = await (stored ? showingStored(work, stored.toWire) : work());
        if (reply.sent) return reply;
        reply.code(responses ? reply.statusCode : status);
        const whole = responses ? output : answer ? results(output) : done();
        return reply.send(converted(success[reply.statusCode]?.toWire, whole));
      },
    });
  };
}

/** The description with the right that an administrator needs. */
const describe = (description: string | undefined, caller: Caller) =>
  caller in rightGuards ? [description, `Needs the right \`${caller}\`.`].filter(Boolean).join('. ') : description;

const converted = (convert: Convert | undefined, value: unknown) => (convert ? convert(value) : value);

const responsesOnWire = (responses: Record<number, TSchema>, names?: Names) =>
  mapValues(responses, (schema) => onWire(schema, names));

/** The parameters as the address spells them. */
const namesIn = (url: string) =>
  Object.fromEntries([...url.matchAll(/:(\w+)/g)].map(([, name = '']) => [camelCase(name), name]));

const rateLimitOf = (max: number | false | undefined) => (typeof max === 'number' ? perMinute(max) : max);

/** Without what is undefined: plugins tell a missing option from one without a value. */
const given = <T extends object>(options: T): T =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
