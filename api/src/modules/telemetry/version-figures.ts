import type { ReportedRelease, VersionFigures } from '@kaksha/domain/release-metrics';
import type { ServiceContext } from '../../platform/context/context';
import { errorsByRelease, vitalsByRelease } from './figures-repo';

const maxErrorsPerRelease = 50;
const maxNetworks = 200;

/** Measurements and errors that browsers reported for each of the releases since the moment. */
export async function getVersionFigures(
  { db }: Pick<ServiceContext, 'db'>,
  { since, releases }: { since: Date; releases: readonly ReportedRelease[] },
): Promise<VersionFigures[]> {
  if (releases.length === 0) return [];
  const [vitals, errors] = await Promise.all([
    vitalsByRelease(db, since, releases),
    errorsByRelease(db, since, { releases, perRelease: maxErrorsPerRelease, networks: maxNetworks }),
  ]);
  return releases.map(({ remote, version }) => {
    const isOfRelease = (row: ReportedRelease) => row.remote === remote && row.version === version;
    const measured = vitals
      .filter(isOfRelease)
      .map(({ name, value, networks }) => [name, { value: value ?? 0, networks }]);
    const own = errors.filter(isOfRelease).map(({ remote: _remote, version: _version, ...error }) => error);
    return { remote, version, vitals: Object.fromEntries(measured), errors: own };
  });
}
