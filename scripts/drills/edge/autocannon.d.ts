declare module 'autocannon' {
  interface Options {
    url: string;
    requests: readonly { method: 'GET'; path: string }[];
    connections: number;
    /** Seconds. */
    duration: number;
  }
  interface Result {
    requests: { average: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
