import type { Target } from './world';

/**
 * What a request names, in the words of docs/access.md:
 * - everyone: nothing that belongs to a user; visitors may call it
 * - key: what the secret of a link opens, without a session
 * - caller: nothing but public objects and what belongs to the caller
 * - owned: an object of the learner or the seller of the role's side
 * - platform: what administrators do
 */
export type Subject = 'everyone' | 'key' | 'caller' | 'owned' | 'platform';

export interface AccessRequest {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  /** Fields of a form; a buffer is a file. */
  form?: Record<string, string | Buffer>;
}

export interface Access {
  subject: Subject;
  request: (target: Target) => AccessRequest;
  /** Why the request of no role succeeds. The policy answers before that. */
  neverSucceeds?: string;
  /** A second request for one operation, e.g. for a draft. */
  about?: string;
}

/** Requests by the id of their operation; an operation with several has one for each object. */
export type Requests = Record<string, Access | readonly Access[]>;

const of =
  (subject: Subject) =>
  (
    request: (target: Target) => AccessRequest = () => ({}),
    more: Pick<Access, 'about' | 'neverSucceeds'> = {},
  ): Access => ({
    subject,
    request,
    ...more,
  });

export const everyone = of('everyone');
export const key = of('key');
export const caller = of('caller');
export const owned = of('owned');
export const platform = of('platform');

/** A path that names one id. */
export const named = (name: string, id: (target: Target) => string | number) => (target: Target) => ({
  params: { [name]: id(target) },
});
