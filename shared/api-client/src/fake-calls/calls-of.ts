import type { AxiosInstance } from 'axios';

type Asks = (http: AxiosInstance, ...rest: never[]) => Promise<unknown>;
/** The calls of a module with their parameters. A missing call is a compile error. */
export type CallsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Asks ? Name : never]: Module[Name] extends Asks
    ? (Module[Name] extends (http: AxiosInstance, ...rest: infer Rest) => unknown ? Rest : never)[]
    : never;
};
