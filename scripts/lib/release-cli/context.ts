import type { ReleaseStore, Source } from '@kaksha/release/store';
import type { checkTypes } from './type-check';

/** How people of this repository call the command line. */
export const DEFAULT_COMMAND = 'npm run release --';

export interface CliEnvironment {
  /** The repository. */
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Receives progress messages, which are not part of the result. */
  log: (line: string) => void;
  /** How a person calls the command line; `npm run release --` by default. */
  command?: string;
  /** Arguments of Node, in the repository, that build a release; the script of this repository by default. */
  buildCommand?: readonly string[];
  /** Checks the types of the sources before a build of them is stored; the compiler of the repository by default. */
  checkTypes?: typeof checkTypes;
  /** For tests; the store of the environment by default. */
  store?: ReleaseStore;
}

export interface CommandContext extends CliEnvironment {
  store: ReleaseStore;
  /** Author and builder that releases and history lines record. */
  publisher: Pick<Source, 'author' | 'builder'>;
}

export interface CommandResult {
  /** Printed with `--json`. */
  data: unknown;
  /** Printed without it. */
  text: string;
}
