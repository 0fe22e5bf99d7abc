import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TargetFile } from '@tufjs/models';
import { TrustedMetadataStore } from 'tuf-js/dist/store.js';
import { fakeBuild, noSource } from '../fake-build';
import { readManifests } from '../read-live';
import type { ReleaseStore } from '../store';
import { testStore } from '../test-store';
import { type HistoryLine, type LiveEntry, type Release, ReleaseError } from '../types';
import { KeyFolder, type SigningKey } from './keys';
import { keyTable, type Signer, signRole, signSnapshot, signTargets, signTimestamp } from './metadata';
import { LIVE, manifestTarget, partTarget, SITES, type SignedState, sha256 } from './signed-state';
import { rolesIn } from './store-trust';

export interface SignedDocument {
  signed: Record<string, unknown>;
  signatures: { keyid: string; sig: string }[];
}

export type Attack = [name: string, run: (on: AttackedStore) => unknown];

/** Codes with which a site refuses an attacked store. */
export const refusals = ['ALTERED', 'MANIFEST', 'SIGNATURE', 'EXPIRED', 'UNKNOWN_RELEASE', 'KEYS'];

/** The targets of signed metadata. */
function targetsIn(text: string): Record<string, TargetFile> {
  const targets: Record<string, { length: number; hashes: Record<string, string> }> = JSON.parse(text).signed.targets;
  return Object.fromEntries(
    Object.entries(targets).map(([path, { length, hashes }]) => [path, new TargetFile({ path, length, hashes })]),
  );
}

/** The file of the newest state. */
function newestState(folder: string): string {
  const files = readdirSync(join(folder, '.live')).filter((file) => file.endsWith('.json'));
  return join(folder, '.live', files.sort().at(-1) ?? '');
}

/**
 * A store with a live shell, trainer and learner, and what an attacker does to it. `store` has seen the newest state;
 * `freshSite` has not. Neither makes keys.
 */
export class AttackedStore {
  readonly folder: string;
  readonly keys: KeyFolder;
  now = Date.now();
  private readonly owner: ReleaseStore;
  readonly store: ReleaseStore;

  constructor(base: string) {
    this.folder = join(base, 'store');
    this.keys = new KeyFolder(join(base, 'keys'));
    this.owner = this.open(true);
    this.store = this.open(false);
  }

  private open(automatic: boolean): ReleaseStore {
    return testStore(this.folder, { clock: () => this.now, keys: this.keys.folder, automatic });
  }

  freshSite = () => this.open(false);

  async prepare(): Promise<void> {
    await this.publish('shell', '1.0.0');
    await this.publish('trainer', '1.0.0');
    await this.publish('trainer', '1.1.0');
    await this.publish('learner', '1.0.0');
    for (const name of ['shell', 'trainer', 'learner']) await this.owner.promote(name, '1.0.0', 'Asha');
    await this.load();
  }

  async publish(name: string, version: string): Promise<void> {
    await this.owner.publish(this.buildOf(name, version), noSource);
  }

  /** The folder of a build. */
  buildOf(name: string, version: string): string {
    const dist = fakeBuild(join(dirname(this.folder), 'builds'), name, version, { server: 'server/index.cjs' });
    mkdirSync(join(dist, 'server'));
    writeFileSync(join(dist, 'server/index.cjs'), `exports.default = '${name} ${version}';`);
    writeFileSync(join(dist, 'remoteEntry.js.map'), `{"sources":["${name}"]}`);
    return dist;
  }

  promote = (version: string) => this.owner.promote('trainer', version, 'Asha');

  /** Reads and checks all that a site serves. @throws ReleaseError */
  async load(site = this.store): Promise<void> {
    const manifests = await readManifests(site, await site.live());
    for (const { name, version } of manifests.values()) await site.local(name, version);
  }

  /** Attacks the store. @returns the code with which the site refuses it, or `accepted` */
  async answerTo(attack: Attack[1], site = this.freshSite): Promise<string> {
    await attack(this);
    try {
      await this.load(site());
      return 'accepted';
    } catch (error) {
      if (error instanceof ReleaseError) return error.code;
      throw error;
    }
  }

  /** Keys that no role names. */
  stranger = () => new KeyFolder(join(dirname(this.folder), 'stranger'));

  path = (file: string, version = '1.0.0') => join(this.folder, 'trainer', version, file);

  /** Changes the manifest of the trainer's live release. */
  manifest(change: (release: Release) => unknown): void {
    const release: Release = JSON.parse(readFileSync(this.path('release.json'), 'utf8'));
    change(release);
    writeFileSync(this.path('release.json'), JSON.stringify(release, null, 2));
  }

  state(): SignedState {
    return JSON.parse(readFileSync(newestState(this.folder), 'utf8'));
  }

  /** Overwrites the newest state, or some documents of it. */
  write(change: Partial<SignedState> | string): void {
    const text = typeof change === 'string' ? change : JSON.stringify({ ...this.state(), ...change });
    writeFileSync(newestState(this.folder), text);
  }

  /** Changes one signed document without signing it again. */
  edit(document: 'timestamp' | 'snapshot' | `roles.${string}`, change: (metadata: SignedDocument) => unknown): void {
    const [kind, role = ''] = document.split('.');
    const state = this.state();
    const text = kind === 'roles' ? (state.roles[role] ?? '') : kind === 'timestamp' ? state.timestamp : state.snapshot;
    const metadata: SignedDocument = JSON.parse(text);
    change(metadata);
    const next = JSON.stringify(metadata);
    if (kind === 'roles') this.write({ roles: { ...state.roles, [role]: next } });
    else this.write({ [document]: next });
  }

  signer = (): Signer => ({ keys: this.keys, now: this.now });

  /** Keys of a role as the delegations have them. */
  keysOf(role: string): SigningKey[] {
    const trusted = this.delegations();
    return (trusted.get(role)?.keys ?? []).flatMap((key) => this.keys.get(Object.keys(keyTable([key]))[0] ?? '') ?? []);
  }

  private delegations() {
    const trusted = new TrustedMetadataStore(Buffer.from(this.keys.root() ?? ''));
    const state = this.state();
    trusted.updateTimestamp(Buffer.from(state.timestamp));
    trusted.updateSnapshot(Buffer.from(state.snapshot));
    trusted.updateDelegatedTargets(Buffer.from(state.roles.targets ?? ''), 'targets', 'root');
    const targets = trusted.targets?.signed;
    return rolesIn(targets ? { roles: new Map([['targets', targets]]) } : null);
  }

  /** A role's metadata, signed by given keys. */
  role(name: string, version: number, by: readonly SigningKey[], files: Record<string, Buffer | TargetFile>): string {
    return signRole(this.signer(), name, version, { keyIDs: by.map(({ id }) => id), threshold: by.length }, files);
  }

  /** Signs snapshot and timestamp again over changed roles: the attacker has stolen the online key too. */
  withOnlineKey(roles: Record<string, string>, signer = this.signer(), by?: SigningKey): void {
    const state = this.state();
    const all = { ...state.roles, ...roles };
    const version = (text: string): number => JSON.parse(text).signed.version;
    const own = { keyIDs: [by?.id ?? this.keysOf('live')[0]?.id ?? ''], threshold: 1 };
    const meta = Object.fromEntries(
      Object.entries(all).map(([role, text]) => [role, { version: version(text), text }]),
    );
    const next = version(state.snapshot) + 1;
    const snapshot = signSnapshot(signer, next, own, meta);
    const timestamp = signTimestamp(signer, version(state.timestamp) + 1, own, { version: next, text: snapshot });
    this.write({ roles: all, snapshot, timestamp });
  }

  /** Metadata of a team's role with one more release, whose manifest the attacker wrote, signed by the given keys. */
  withForgedRelease(role: string, by: readonly SigningKey[], path = manifestTarget(role, '1.0.0')): string {
    return this.withTargets(role, by, { [path]: Buffer.from('{}') });
  }

  /** Metadata of a role with further targets, signed by the given keys. */
  withTargets(role: string, by: readonly SigningKey[], added: Record<string, Buffer>): string {
    const text = this.state().roles[role] ?? '{"signed":{"version":0,"targets":{}}}';
    return this.role(role, JSON.parse(text).signed.version + 1, by, { ...targetsIn(text), ...added });
  }

  /** The state with another statement of a part, signed by the given keys, and not in the snapshot. */
  withStatement(name: string, by: readonly SigningKey[], change: (entry: LiveEntry) => LiveEntry | null): void {
    const { roles, parts = {} } = this.state();
    const { entry }: { entry: LiveEntry } = JSON.parse(parts[name] ?? '');
    const text = JSON.stringify({ entry: change(entry) });
    const role = this.withTargets(name, by, { [partTarget(name)]: Buffer.from(text) });
    this.write({ roles: { ...roles, [name]: role }, parts: { ...parts, [name]: text } });
  }

  /** The online key signs that a site appended a line to the history of a part by itself. */
  withAutomaticLine(name: string, line: Partial<HistoryLine>, statement = this.state().parts?.[name] ?? ''): void {
    const lines = [
      { version: '1.0.0', kind: 'auto-rollback', by: null, at: '2026-01-01T00:00:00Z', reason: 'it fails', ...line },
    ];
    const live = JSON.stringify({ automatic: { [name]: { base: sha256(Buffer.from(statement)), lines } } });
    this.write({ live });
    this.withOnlineKey({ live: this.withTargets('live', this.keysOf('live'), { [SITES]: Buffer.from(live) }) });
  }

  /** Replaces the state by one of the earlier format, in which the online key signs one list of all live releases. */
  async toEarlierFormat(): Promise<void> {
    const live = JSON.stringify(await this.freshSite().live());
    const { parts: _parts, adopted: _adopted, ...state } = this.state();
    const own = [...this.delegations()];
    const next = (role: string): number => JSON.parse(state.roles[role] ?? '').signed.version + 1;
    const targets = signTargets(
      this.signer(),
      next('targets'),
      { keyIDs: JSON.parse(this.keys.root() ?? '').signed.roles.targets.keyids, threshold: 1 },
      Object.assign({}, ...own.map(([, { keys }]) => keyTable(keys))),
      Object.fromEntries(own.map(([role]) => [role, { keyIDs: this.keysOf(role).map(({ id }) => id), threshold: 1 }])),
    );
    const lists = own.map(([role]) => {
      const { [partTarget(role)]: _own, ...manifests } = targetsIn(state.roles[role] ?? '');
      const files = role === 'live' ? { [LIVE]: Buffer.from(live) } : manifests;
      return [role, this.role(role, next(role), this.keysOf(role), files)];
    });
    this.write(JSON.stringify({ ...state, live }));
    this.withOnlineKey({ ...Object.fromEntries(lists), targets });
  }

  /** The store as a team opens it: with the root, the keys of these roles, and no memory. */
  asTeam(...roles: string[]): ReleaseStore {
    const folder = mkdtempSync(join(dirname(this.folder), 'team-'));
    this.keys.copyTo(folder, [...new Set(roles.flatMap((role) => this.keysOf(role).map(({ id }) => id)))]);
    return testStore(this.folder, { clock: () => this.now, keys: folder, automatic: false });
  }
}
