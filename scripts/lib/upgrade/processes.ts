/** Control of the processes of an installed site. */
export interface Processes {
  /** The unit of each process that serves the site, with its port, in the order in which they restart. */
  web(): Promise<{ unit: string; port: number }[]>;
  /** The unit of the process that runs jobs. */
  readonly worker: string;
  /** Ends the process of a unit in order, and starts it again from `current`. */
  restart(unit: string): Promise<void>;
  /** @returns the id of its process; null while it has none */
  processId(unit: string): Promise<number | null>;
  /** @returns the real path of the folder in which its process runs; null while it has none */
  folder(unit: string): Promise<string | null>;
  /** The last lines that the unit has logged. */
  lastLines(unit: string): Promise<string>;
}
