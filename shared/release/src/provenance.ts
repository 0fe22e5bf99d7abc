import { createHash } from 'node:crypto';
import { integrityOf } from './build-files';
import type { BuildFacts, Release, Stamp } from './types';

/** File of the in-toto statement of a release. The manifest lists it, so the signature of the team covers it. */
export const PROVENANCE = 'provenance.json';

/** An in-toto statement with SLSA provenance: which build made which files from which commit. */
export interface Provenance {
  _type: 'https://in-toto.io/Statement/v1';
  subject: { name: string; digest: { sha384: string } }[];
  predicateType: 'https://slsa.dev/provenance/v1';
  predicate: {
    buildDefinition: {
      buildType: string;
      externalParameters: { name: string; version: string; contract: string; commit: string | null; dirty?: true };
      resolvedDependencies: { uri: string; digest: { gitCommit: string } }[];
    };
    runDetails: { builder: { id: string }; metadata: { finishedOn: string } };
  };
}

const BUILD_TYPE = 'urn:kaksha:build:v1';

/** @param builder  the job of continuous integration, or the author on a machine */
export function provenanceOf(
  { name, version, contract }: BuildFacts,
  contents: ReadonlyMap<string, Buffer>,
  { commit, dirty, publishedAt }: Pick<Stamp, 'commit' | 'dirty' | 'publishedAt'>,
  builder: string,
): Provenance {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...contents].map(([file, bytes]) => ({
      name: file,
      digest: { sha384: createHash('sha384').update(bytes).digest('hex') },
    })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { name, version, contract, commit, ...(dirty && { dirty }) },
        // A commit without the uncommitted files is not what was built.
        resolvedDependencies: commit && !dirty ? [{ uri: 'git+file:.', digest: { gitCommit: commit } }] : [],
      },
      runDetails: { builder: { id: builder }, metadata: { finishedOn: publishedAt } },
    },
  };
}

/** Whether a statement describes exactly the files, the contract and the commit of a release. */
export function isProvenanceOf(bytes: Buffer, release: Release): boolean {
  if (integrityOf(bytes) !== release.files[PROVENANCE]?.integrity) return false;
  const { subject, predicate }: Provenance = JSON.parse(bytes.toString());
  const { name, version, contract, commit, dirty } = predicate.buildDefinition.externalParameters;
  const stated = subject.map(
    ({ name: file, digest }) => `${file} ${Buffer.from(digest.sha384, 'hex').toString('base64')}`,
  );
  const listed = Object.entries(release.files)
    .filter(([file]) => file !== PROVENANCE)
    .map(([file, { integrity }]) => `${file} ${integrity.slice('sha384-'.length)}`);
  const isSame = stated.sort().join() === listed.sort().join();
  return (
    isSame &&
    [name, version, contract, commit, dirty].join() ===
      [release.name, release.version, release.contract, release.commit, release.dirty].join()
  );
}

/** Provenance differs between two publications of the same files. */
export const hasSameFiles = (one: Release, other: Release) => {
  const [a, b] = [one, other].map(({ files: { [PROVENANCE]: _, ...files } }) => JSON.stringify(files));
  return a === b;
};
