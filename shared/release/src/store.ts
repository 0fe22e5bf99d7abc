import { frozen, readBuild, releaseFiles } from './build-files';
import { checkFitness } from './checks';
import { StoreReader } from './store-reader';
import { type AuditEntry, goodBefore, parseState, promoted, rolledBack, tried, withdrawn } from './transitions';
import { type LiveSnapshot, type Release, ReleaseError, type ReleaseRef } from './types';

const tries = 30;

/**
 * The release store: releases that never change, and what of them is live, which changes in one step and only to
 * something that exists, is whole and fits. However many people and processes change it at once, each change is made
 * on the state that it was checked against.
 */
export class ReleaseStore extends StoreReader {
  /**
   * Freezes a build into the store.
   * @param dist  folder with the built files and their `build.json`
   * @throws ReleaseError EXISTS when this version is there with other files; INCOMPLETE when a file that it names is not
   */
  async publish(dist: string, by: { commit: string | null; author: string | null }): Promise<Release> {
    const { facts, contents } = await readBuild(dist);
    this.require(facts.name, facts.version);
    const doomed = (await this.live()).pruning?.doomed.some(
      ({ name, version }) => name === facts.name && version === facts.version,
    );
    if (doomed) {
      throw new ReleaseError('BEING_PRUNED', `${facts.name} ${facts.version} is being pruned; publish it after that`);
    }
    const release = frozen(facts, contents, { ...by, publishedAt: this.now() });
    if (await this.storage.put(facts, await releaseFiles(release, contents))) return release;
    const there = await this.release(facts.name, facts.version);
    if (JSON.stringify(there.files) === JSON.stringify(release.files)) return there;
    throw new ReleaseError(
      'EXISTS',
      `${facts.name} ${facts.version} is in the store already, with other files; give it another version`,
    );
  }

  /** Makes a release the live one of its name, for everybody. @throws ReleaseError with what does not fit */
  promote(name: string, version: string, by: string | null, reason = 'promoted'): Promise<LiveSnapshot> {
    return this.promoteTogether([{ name, version }], by, reason);
  }

  /** Makes releases live in one step: for those that fit only together. @throws ReleaseError with what does not fit */
  promoteTogether(releases: readonly ReleaseRef[], by: string | null, reason = 'promoted'): Promise<LiveSnapshot> {
    const deed = this.deed(by, reason);
    return this.change((state) => releases.reduce((next, release) => promoted(next, release, deed), state), releases);
  }

  /** What promoting would find, without promoting. @throws ReleaseError with what does not fit */
  async check(releases: readonly ReleaseRef[]): Promise<void> {
    const deed = this.deed(null, '');
    const next = releases.reduce((state, release) => promoted(state, release, deed), await this.live());
    await checkFitness(this, next, releases);
  }

  /** Gives a release to a share of visitors, or changes its share. @throws ReleaseError with what does not fit */
  startCanary(
    name: string,
    version: string,
    percent: number,
    by: string | null,
    reason = `for ${percent} % of visitors`,
  ): Promise<LiveSnapshot> {
    const deed = this.deed(by, reason);
    return this.change((state) => tried(state, { name, version }, percent, deed), [{ name, version }]);
  }

  /**
   * Ends a canary; without one goes back to the newest earlier version that is still whole and fits.
   * @throws ReleaseError NO_PREVIOUS
   */
  async rollback(name: string, by: string | null, reason = 'rolled back'): Promise<LiveSnapshot> {
    return this.goBack(name, this.deed(by, reason), () => true, null);
  }

  /**
   * Goes back by itself from a version that fails, unless somebody has moved on from it meanwhile.
   * @returns null when there was nothing to do
   */
  async autoRollback(failing: ReleaseRef & { since: string }, reason: string): Promise<LiveSnapshot | null> {
    let done = false;
    const state = await this.goBack(
      failing.name,
      this.deed(null, reason),
      (entry) => {
        const now = entry.canary ?? entry;
        done = now.version === failing.version && now.since === failing.since;
        return done;
      },
      reason,
    );
    return done ? state : null;
  }

  /** Takes a name off the air: its addresses answer as if it had never been. Its releases stay until pruned. */
  withdraw(name: string): Promise<LiveSnapshot> {
    return this.change((state) => {
      if (!state.names[name]) throw new ReleaseError('NOT_LIVE', `nothing of ${name} is live`);
      if (name === 'shell') throw new ReleaseError('USAGE', 'without its shell there is no site');
      return withdrawn(state, name);
    });
  }

  /**
   * Changes the state in one step, again when somebody else was first. `next` may be called more than once.
   * @param checked  what has to fit in the next state
   */
  async change(
    next: (state: LiveSnapshot) => LiveSnapshot | Promise<LiveSnapshot>,
    checked: readonly ReleaseRef[] = [],
  ): Promise<LiveSnapshot> {
    for (let attempt = 0; attempt < tries; attempt++) {
      const { text, tag } = await this.storage.readState();
      const before = parseState(text);
      const after = await next(before);
      if (checked.length > 0) await checkFitness(this, after, checked);
      if (after === before || (await this.storage.writeState(JSON.stringify(after, null, 2), tag))) return after;
    }
    throw new ReleaseError('BUSY', 'others keep changing what is live; nothing was changed, try again');
  }

  private async goBack(
    name: string,
    deed: AuditEntry,
    still: (entry: LiveSnapshot['names'][string]) => boolean,
    failure: string | null,
  ): Promise<LiveSnapshot> {
    return this.change(async (state) => {
      const entry = state.names[name];
      if (!entry) throw new ReleaseError('NOT_LIVE', `nothing of ${name} is live`);
      if (!still(entry)) return state;
      if (entry.canary) return rolledBack(state, name, entry.version, deed, failure);
      const refused: string[] = [];
      for (const version of goodBefore(entry).reverse()) {
        const next = rolledBack(state, name, version, deed, failure);
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

  private deed = (by: string | null, reason: string): AuditEntry => ({ by, at: this.now(), reason });
}
