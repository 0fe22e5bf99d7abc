import type { operations } from './generated/wire';

/** The JSON body of the success response of an operation. */
type AnswerOf<Name extends keyof operations> = operations[Name]['responses'] extends
  | { 200: { content: { 'application/json': infer Body } } }
  | { 201: { content: { 'application/json': infer Body } } }
  ? Body
  : never;

/** `data` of the success response of an operation. */
export type DataOf<Name extends keyof operations> = AnswerOf<Name> extends { data: infer Data } ? Data : never;

/** `data.results` of the success response of an operation. */
export type ResultsOf<Name extends keyof operations> =
  DataOf<Name> extends { results: infer Results } ? Results : never;

/** The body of a request of an operation. */
export type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;
