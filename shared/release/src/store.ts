import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { percentText } from '@kaksha/domain/percent';
import { required } from '@kaksha/domain/typed';
import { readBuild, releaseFiles } from './build-files';
import { checkExpiry, checkFitness, checkPromotion } from './checks';
import { listedFiles, MANIFEST, parseManifest, releaseLimits } from './manifest';
import { hasSameFiles, PROVENANCE, provenanceOf } from './provenance';
import { StoreReader } from './store-reader';
import {
  alarmAcknowledged,
  alarmed,
  canaryEnded,
  goodBefore,
  isSecurityFix,
  isServed,
  type PromotionMark,
  promoted,
  rolledBack,
  targetsWithSecurityFix,
  withCanary,
  withdrawn,
  withKeys,
} from './transitions';
import { liveOf, type VerifiedState } from './trust/metadata';
import type { OwnKeys, StateChange } from './trust/store-trust';
import {
  type AuditEntry,
  type BuildSource,
  type LiveEntry,
  type LiveSnapshot,
  type Release,
  ReleaseError,
  type ReleaseRef,
  type Stamp,
} from './types';
import { differences } from './verified-files';

const maxAttempts = 30;

const busy = () =>
  new ReleaseError('BUSY', 'other processes keep changing the live releases; nothing was changed, try again');

/** Sources, author and builder of a publication. */
export interface Source extends BuildSource, Pick<Release, 'author'> {
  /** Whether it is built while the sources are edited. */
  development?: boolean;
  /** Address of the job of continuous integration that built it. */
  builder?: string;
}

function stampOf({ commit, author, changed = [], development }: Source, publishedAt: string): Stamp {
  const dirty = changed.length > 0;
  return {
    commit,
    author,
    publishedAt,
    ...(dirty && { dirty }),
    // Exactly a commit is a build like any other. Without a repository this is unknown.
    ...(development && (dirty || !commit) && { development }),
  };
}

interface GoBackOptions {
  applies: (entry: LiveEntry) => boolean;
  /** Whether the running canary ends, and the live version stays. */
  endsCanary: (entry: LiveEntry) => boolean;
  /** Versions that may be live next, oldest first. */
  targets: (entry: LiveEntry) => string[];
  /** Why the version failed, for an automatic rollback. */
  failure?: string | null;
}

/**
 * The release store: immutable releases, and the live snapshot. Each change of the snapshot is one
 * compare-and-swap on the state that it was checked against, so concurrent processes are safe.
 */
export class ReleaseStore extends StoreReader {
  /**
   * Publishes a build.
   * @param dist  folder with the built files and their `build.json`
   * @throws ReleaseError EXISTS when this version has other files; INCOMPLETE when a listed file is missing; MANIFEST
   *   when a file has an unsafe path; BEING_PRUNED; DIRTY
   */
  async publish(dist: string, source: Source): Promise<Release> {
    const { facts, contents } = await readBuild(dist);
    checkExpiry(facts, new Date(this.clock()));
    this.requireValid(facts.name, facts.version);
    this.requireClean(facts.name, source);
    const isBeingPruned = (await this.live()).pruning?.releases.some(
      ({ name, version }) => name === facts.name && version === facts.version,
    );
    if (isBeingPruned) {
      throw new ReleaseError('BEING_PRUNED', `${facts.name} ${facts.version} is being pruned; publish it after that`);
    }
    const stamp = stampOf(source, this.now());
    const builder = source.builder ?? source.author ?? 'unknown';
    contents.delete(PROVENANCE);
    contents.set(PROVENANCE, Buffer.from(JSON.stringify(provenanceOf(facts, contents, stamp, builder), null, 2)));
    const { release, files } = await releaseFiles(facts, contents, stamp);
    const ref = { name: facts.name, version: facts.version };
    if (await this.storage.put(ref, files)) return this.register(ref, required(files.get(MANIFEST), MANIFEST));
    const existing = await this.release(ref.name, ref.version).catch((error: unknown) => {
      if (error instanceof ReleaseError && error.code === 'UNKNOWN_RELEASE') return null;
      throw error;
    });
    if (existing && hasSameFiles(existing, release)) return existing;
    if (!existing) {
      const unsigned = await this.unsigned(ref);
      if (unsigned && hasSameFiles(unsigned.release, release)) return this.register(ref, unsigned.manifest);
    }
    throw new ReleaseError(
      'EXISTS',
      `${facts.name} ${facts.version} is in the store already, with other files; give it another version`,
    );
  }

  /** @throws ReleaseError DIRTY on a real site, for sources that the commit does not hold */
  requireClean(name: string, { commit, changed = [] }: BuildSource): void {
    const [first] = changed;
    if (!this.isReal || !first) return;
    const others = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
    throw new ReleaseError(
      'DIRTY',
      `the commit ${commit?.slice(0, 8)} does not hold the sources of ${name}: ${first}${others}; commit them first`,
    );
  }

  /** Copies a release of another store, and signs it with the keys of this one. @throws ReleaseError EXISTS, ALTERED */
  async copyFrom(other: StoreReader, ref: ReleaseRef): Promise<Release> {
    const manifest = await other.manifest(ref);
    const folder = await other.local(ref.name, ref.version);
    const files = new Map([[MANIFEST, manifest]]);
    for (const file of listedFiles(parseManifest(manifest, ref)).keys()) {
      files.set(file, await readFile(join(folder, file)));
    }
    if (await this.storage.put(ref, files)) return this.register(ref, manifest);
    throw new ReleaseError('EXISTS', `${ref.name} ${ref.version} is in the store already`);
  }

  /** Signs a stored release. An unsigned release can be neither promoted nor loaded. */
  private async register(ref: ReleaseRef, manifest: Buffer): Promise<Release> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const { verified, tag } = await this.state();
      const stored = await this.storage.list();
      const text = this.trust.next(verified, { release: { ref, manifest, stored } });
      if (await this.write(text, tag)) return parseManifest(manifest, ref);
    }
    throw busy();
  }

  /** A stored release without a signature, because its publication was interrupted. @returns null when altered */
  private async unsigned(ref: ReleaseRef): Promise<{ release: Release; manifest: Buffer } | null> {
    const manifest = await this.storage.read(ref, MANIFEST, releaseLimits.manifestBytes);
    if (!manifest) return null;
    const release = parseManifest(manifest, ref);
    const different = await differences(await this.storage.files(ref), release, (file, { bytes }) =>
      this.storage.read(ref, file, bytes),
    );
    return different.length === 0 ? { release, manifest } : null;
  }

  /** A written state counts as seen. @returns false when another process was first */
  private async write(text: string, tag: string): Promise<boolean> {
    const isWritten = await this.storage.writeState(text, tag);
    if (isWritten) this.trust.open(text);
    return isWritten;
  }

  /** Changes the keys of roles. @throws ReleaseError KEYS when this machine lacks a key that must sign the change */
  async changeKeys(change: Pick<StateChange, 'delegations' | 'rootRoles'>): Promise<void> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const { verified, tag } = await this.state();
      if (await this.write(this.trust.next(verified, change), tag)) return;
    }
    throw busy();
  }

  /** The verified metadata; null in a new store. @throws ReleaseError SIGNATURE, EXPIRED */
  async verifiedState(): Promise<VerifiedState | null> {
    return (await this.state()).verified;
  }

  /**
   * Makes the platform's keys, one key for each name, and an empty signed state.
   * @throws ReleaseError EXISTS when this machine trusts a root; KEYS when the store is signed by others
   */
  async initialise(names: readonly string[]): Promise<void> {
    const { tag } = await this.state();
    this.trust.initialise();
    const delegations = Object.fromEntries(
      names.map((name): [string, OwnKeys] => [name, { keys: [this.trust.keys.generate().public], threshold: 1 }]),
    );
    if (!(await this.write(this.trust.next(null, { delegations }), tag))) throw busy();
  }

  /**
   * Makes an empty signed state in a store that has none, and signs metadata again that expire. In demo mode also keys.
   */
  async prepare(): Promise<void> {
    const { verified, tag } = await this.state().catch(async (error: unknown) => {
      const isExpired = error instanceof ReleaseError && error.code === 'EXPIRED';
      if (!isExpired) throw error;
      await this.refreshExpired();
      return this.state();
    });
    if (!verified) await this.write(this.trust.next(null, {}), tag);
    else await this.refresh();
  }

  /** Signs metadata again that have expired. @throws ReleaseError EXPIRED when this machine has not seen them before */
  async refreshExpired(): Promise<void> {
    const { text, tag } = await this.storage.readState();
    if (text === null) return;
    if (!(await this.write(this.trust.next(this.trust.openExpired(text), {}), tag))) throw busy();
  }

  /**
   * Signs the metadata again when they are older than a day and this machine has the keys, so that they do not expire.
   * @returns whether they were signed
   */
  async refresh(): Promise<boolean> {
    const { verified, tag } = await this.state();
    if (!verified || !this.trust.isDue(verified)) return false;
    return this.write(this.trust.next(verified, {}), tag);
  }

  /** Makes a release live for all visitors. @throws ReleaseError naming the conflict */
  promote(name: string, version: string, by: string | null, reason = 'promoted'): Promise<LiveSnapshot> {
    return this.promoteTogether([{ name, version }], by, reason);
  }

  /** Makes releases live in one step, for those that fit only together. @throws ReleaseError naming the conflict */
  promoteTogether(
    releases: readonly ReleaseRef[],
    by: string | null,
    reason = 'promoted',
    mark: PromotionMark = {},
  ): Promise<LiveSnapshot> {
    const audit = this.audit(by, reason);
    return this.change(async (state) => {
      const replaced = releases.map(({ name }) => ({ name, version: state.names[name]?.version ?? '' }));
      const isDevelopment = await Promise.all(replaced.map((ref) => this.isDevelopment(ref)));
      return releases.reduce(
        (next, release, index) => promoted(next, release, audit, mark, !isDevelopment[index]),
        state,
      );
    }, releases);
  }

  private async isDevelopment({ name, version }: ReleaseRef): Promise<boolean> {
    const release = await this.release(name, version).catch(() => null);
    return release?.development ?? false;
  }

  /** The checks of a promotion, without promoting. @throws ReleaseError naming the conflict */
  async check(releases: readonly ReleaseRef[]): Promise<void> {
    const audit = this.audit(null, '');
    const before = await this.live();
    const next = releases.reduce((state, release) => promoted(state, release, audit), before);
    await checkPromotion(this, { before, after: next, releases, at: new Date(this.clock()) });
  }

  /** Gives a release to a share of visitors, or changes its share. @throws ReleaseError naming the conflict */
  startCanary(
    name: string,
    version: string,
    percent: number,
    by: string | null,
    reason = `for ${percentText(percent)} of visitors`,
    mark: PromotionMark = {},
  ): Promise<LiveSnapshot> {
    const audit = this.audit(by, reason);
    return this.change((state) => withCanary(state, { name, version }, percent, audit, mark), [{ name, version }]);
  }

  /**
   * Ends a canary; without one, goes back to the newest earlier version that is complete and fits.
   * @throws ReleaseError NO_PREVIOUS
   */
  async rollback(name: string, by: string | null, reason = 'rolled back'): Promise<LiveSnapshot> {
    return this.goBack(name, this.audit(by, reason), {
      applies: () => true,
      endsCanary: ({ canary }) => canary !== null,
      targets: goodBefore,
    });
  }

  /**
   * Rolls a failing version back, unless it was replaced in the meantime. Never takes a security fix back. A rollback
   * of the live version leaves its canary running.
   * @returns null when there was nothing to do
   * @throws ReleaseError NO_PREVIOUS
   */
  async autoRollback(failing: ReleaseRef & { since: string }, reason: string): Promise<LiveSnapshot | null> {
    let done = false;
    const state = await this.goBack(failing.name, this.audit(null, reason), {
      applies: (entry) => {
        done = isServed(entry, failing) && !isSecurityFix(entry, failing.version);
        return done;
      },
      endsCanary: ({ canary }) => canary?.version === failing.version,
      targets: targetsWithSecurityFix,
      failure: reason,
    });
    return done ? state : null;
  }

  /**
   * Records that a version fails and stays live, unless it was replaced or has an alarm already.
   * @returns whether this call recorded it
   */
  async raiseAlarm(failing: ReleaseRef & { since: string }, reason: string): Promise<boolean> {
    const audit = this.audit(null, reason);
    let isNew = false;
    await this.change(
      (state) => {
        const entry = state.names[failing.name];
        const next = entry && isServed(entry, failing) ? alarmed(state, failing, audit) : state;
        isNew = next !== state;
        return next;
      },
      [],
      true,
    );
    return isNew;
  }

  /** Ends an alarm: a person keeps the failing release live. @throws ReleaseError NOT_LIVE */
  acknowledgeAlarm(name: string, by: string | null, reason = 'the release stays live'): Promise<LiveSnapshot> {
    const audit = this.audit(by, reason);
    return this.change((state) => alarmAcknowledged(state, name, audit));
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
   * @param isAutomatic  whether a site does it by itself, see `automatic`
   * @throws ReleaseError KEYS when this machine lacks the keys of a part that changes
   */
  async change(
    next: (state: LiveSnapshot) => LiveSnapshot | Promise<LiveSnapshot>,
    checked: readonly ReleaseRef[] = [],
    isAutomatic = false,
  ): Promise<LiveSnapshot> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const { verified, tag } = await this.state();
      const before: LiveSnapshot = verified ? liveOf(verified) : { names: {} };
      const changed = await next(before);
      if (checked.length > 0) {
        const at = new Date(this.clock());
        await checkPromotion(this, { before, after: changed, releases: checked, at });
      }
      if (changed === before) return changed;
      const live = withKeys(before, changed, (name) => this.trust.signersOf(verified, name, isAutomatic));
      if (await this.write(this.trust.next(verified, { live, isAutomatic }), tag)) return live;
    }
    throw busy();
  }

  private async goBack(
    name: string,
    audit: AuditEntry,
    { applies, endsCanary, targets, failure = null }: GoBackOptions,
  ): Promise<LiveSnapshot> {
    return this.change(
      async (state) => {
        const entry = state.names[name];
        if (!entry) throw new ReleaseError('NOT_LIVE', `nothing of ${name} is live`);
        if (!applies(entry)) return state;
        if (endsCanary(entry)) return canaryEnded(state, name, audit, failure);
        const refused: string[] = [];
        for (const version of targets(entry).reverse()) {
          const next = rolledBack(state, name, version, audit, failure);
          const problem = await checkFitness(this, next, [{ name, version }]).catch((error: Error) => error);
          if (!problem) return next;
          if (!(problem instanceof ReleaseError)) throw problem;
          refused.push(problem.message);
        }
        const why = refused.length > 0 ? ` that could take its place: ${refused.join('; ')}` : '';
        throw new ReleaseError('NO_PREVIOUS', `${name} has no earlier version to go back to${why}`);
      },
      [],
      failure !== null,
    );
  }

  private now = () => new Date(this.clock()).toISOString();

  private audit = (by: string | null, reason: string): AuditEntry => ({ by, at: this.now(), reason });
}
