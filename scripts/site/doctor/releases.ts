import { dayMs } from '@kaksha/domain/time-units';
import { ReleaseError } from '@kaksha/release/types';
import { type Check, type Finding, fault, ok, type Site, warning } from './check';

const keysHelp = 'See docs/recipes/release-keys.md.';

/** Signatures of what is live, their end, and the files of the live releases. */
async function checkReleases({ store, settings, probes }: Site): Promise<Finding[]> {
  try {
    const { names } = await store.live();
    if (!names.shell) {
      if (settings.demo) return [ok('The first start makes the releases.')];
      return [
        fault('No shell is live, so the site cannot start.', 'npm run build, or publish and promote the releases.'),
      ];
    }
    for (const [name, { version }] of Object.entries(names)) await store.local(name, version);
    const [first] = await store.expiries();
    const days = first ? Math.floor((first.at.getTime() - probes.now().getTime()) / dayMs) : 0;
    const count = Object.keys(names).length;
    const text = `${count} live releases are signed; the first signature (${first?.role}) ends in ${days} days.`;
    if (days >= 7) return [ok(text)];
    const advice = `A site that runs with the keys signs again every day: does it run, and has it RELEASE_KEYS? ${keysHelp}`;
    return [warning(`The signature ${first?.role} of the live releases ends in ${days} days.`, advice)];
  } catch (error) {
    if (error instanceof ReleaseError) return [releaseFault(error)];
    throw error;
  }
}

function releaseFault({ code, message }: ReleaseError): Finding {
  if (code === 'ALTERED' || code === 'UNKNOWN_RELEASE') {
    return fault(
      `Files of a live release are not the signed ones: ${message}.`,
      'npm run release -- rollback, or publish it again.',
    );
  }
  if (code === 'EXPIRED') {
    return fault(
      `The signatures of the releases have ended: ${message}.`,
      `Start a site that has RELEASE_KEYS. ${keysHelp}`,
    );
  }
  return fault(`The signatures of the releases are refused: ${message}.`, keysHelp);
}

export const releaseChecks: readonly Check<Site>[] = [{ area: 'Releases', run: checkReleases }];
