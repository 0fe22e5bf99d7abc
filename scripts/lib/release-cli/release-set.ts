import { type Release, ReleaseError } from '@kaksha/release/types';

export interface Candidate {
  release: Release;
  /** Local folder of its files. */
  folder: string;
}

/** The host and the remotes as they would be live, by name. */
export type ReleaseSet = ReadonlyMap<string, Candidate>;

export const doesNotRun = ({ release }: Candidate, why: string) =>
  new ReleaseError('DOES_NOT_RUN', `${release.name} ${release.version} does not run: ${why}`);
