import { freezeBuild, readBuild, releaseFiles } from './build-files';
import { checkFitness } from './checks';
import { StoreReader } from './store-reader';
import { goodBefore, parseSnapshot, promoted, rolledBack, withCanary, withdrawn } from './transitions';
import { type AuditEntry, type LiveSnapshot, type Release, ReleaseError, type ReleaseRef } from './types';

const maxAttempts = 30;

/**
 * The release store: immutable releases, and the live snapshot. Each change of the snapshot is one
 * compare-and-swap on the state that it was checked against, so concurrent processes are safe.
 */
export class ReleaseStore extends StoreReader {
  /**
   * Publishes a build.
   * @param dist  folder with the built files and their `build.json`
   * @throws ReleaseError EXISTS when this version has other files; INCOMPLETE when a listed file is missing; BEING_PRUNED
   */
  async publish(dist: string, source: Pick<Release, 'commit' | 'author'>): Promise<Release> {
    const { facts, contents } = await readBuild(dist);
    this.requireValid(facts.name, facts.version);
    const isBeingPruned = (await this.live()).pruning?.releases.some(
      ({ name, version }) => name === facts.name && version === facts.version,
    );
    if (isBeingPruned) {
      throw new ReleaseError('BEING_PRUNED', `${facts.name} ${facts.version} is being pruned; publish it after that`);
    }
    const release = freezeBuild(facts, contents, { ...source, publishedAt: this.now() });
    if (await this.storage.put(facts, await releaseFiles(release, contents))) return release;
    const existing = await this.release(facts.name, facts.version);
    if (JSON.stringify(existing.files) === JSON.stringify(release.files)) return existing;
    throw new ReleaseError(
      'EXISTS',
      `${facts.name} ${facts.version} is in the store already, with other files; give it another version`,
    );
  }

  /** Makes a release live for all visitors. @throws ReleaseError naming the conflict */
  promote(name: string, version: string, by: string | null, reason = 'promoted'): Promise<LiveSnapshot> {
    return this.promoteTogether([{ name, version }], by, reason);
  }

  /** Makes releases live in one step, for those that fit only together. @throws ReleaseError naming the conflict */
  promoteTogether(releases: readonly ReleaseRef[], by: string | null, reason = 'promoted'): Promise<LiveSnapshot> {
    const audit = this.audit(by, reason);
    return this.change((state) => releases.reduce((next, release) => promoted(next, release, audit), state), releases);
  }

  /** The checks of a promotion, without promoting. @throws ReleaseError naming the conflict */
  async check(releases: readonly ReleaseRef[]): Promise<void> {
    const audit = this.audit(null, '');
    const next = releases.reduce((state, release) => promoted(state, release, audit), await this.live());
    await checkFitness(this, next, releases);
  }

  /** Gives a release to a share of visitors, or changes its share. @throws ReleaseError naming the conflict */
  startCanary(
    name: string,
    version: string,
    percent: number,
    by: string | null,
    reason = `for ${percent} % of visitors`,
  ): Promise<LiveSnapshot> {
    const audit = this.audit(by, reason);
    return this.change((state) => withCanary(state, { name, version }, percent, audit), [{ name, version }]);
  }

  /**
   * Ends a canary; without one, goes back to the newest earlier version that is complete and fits.
   * @throws ReleaseError NO_PREVIOUS
   */
  async rollback(name: string, by: string | null, reason = 'rolled back'): Promise<LiveSnapshot> {
    return this.goBack(name, this.audit(by, reason), () => true, null);
  }

  /**
   * Rolls a failing version back, unless it was replaced in the meantime.
   * @returns null when there was nothing to do
   */
  async autoRollback(failing: ReleaseRef & { since: string }, reason: string): Promise<LiveSnapshot | null> {
    let done = false;
    const state = await this.goBack(
      failing.name,
      this.audit(null, reason),
      (entry) => {
        const now = entry.canary ?? entry;
        done = now.version === failing.version && now.since === failing.since;
        return done;
      },
      reason,
    );
    return done ? state : null;
  }

  /** Removes a name from the live releases; its addresses answer 404. Its releases stay until pruned. */
  withdraw(name: string): Promise<LiveSnapshot> {
    return this.change((state) => {
      if (!state.names[name]) throw new ReleaseError('NOT_LIVE', `nothing of ${name} is live`);
      if (name === 'shell') throw new ReleaseError('USAGE', 'the site cannot run without a shell');
      return withdrawn(state, name);
    });
  }

  /**
   * Changes the snapshot by compare-and-swap. Calls `next` again after a concurrent change.
   * @param checked  releases that must fit in the next snapshot
   */
  async change(
    next: (state: LiveSnapshot) => LiveSnapshot | Promise<LiveSnapshot>,
    checked: readonly ReleaseRef[] = [],
  ): Promise<LiveSnapshot> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const { text, tag } = await this.storage.readState();
      const before = parseSnapshot(text);
      const after = await next(before);
      if (checked.length > 0) await checkFitness(this, after, checked);
      if (after === before || (await this.storage.writeState(JSON.stringify(after, null, 2), tag))) return after;
    }
    throw new ReleaseError('BUSY', 'other processes keep changing the live releases; nothing was changed, try again');
  }

  private async goBack(
    name: string,
    audit: AuditEntry,
    applies: (entry: LiveSnapshot['names'][string]) => boolean,
    failure: string | null,
  ): Promise<LiveSnapshot> {
    return this.change(async (state) => {
      const entry = state.names[name];
      if (!entry) throw new ReleaseError('NOT_LIVE', `nothing of ${name} is live`);
      if (!applies(entry)) return state;
      if (entry.canary) return rolledBack(state, name, entry.version, audit, failure);
      const refused: string[] = [];
      for (const version of goodBefore(entry).reverse()) {
        const next = rolledBack(state, name, version, audit, failure);
        const problem = await checkFitness(this, next, [{ name, version }]).catch((error: Error) => error);
        if (!problem) return next;
        if (!(problem instanceof ReleaseError)) throw problem;
        refused.push(problem.message);
      }
      const why = refused.length > 0 ? ` that could take its place: ${refused.join('; ')}` : '';
      throw new ReleaseError('NO_PREVIOUS', `${name} has no earlier version to go back to${why}`);
    });
  }

  private now = () => new Date(this.clock()).toISOString();

  private audit = (by: string | null, reason: string): AuditEntry => ({ by, at: this.now(), reason });
}
