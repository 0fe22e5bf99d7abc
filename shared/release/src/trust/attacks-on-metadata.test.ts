import { mkdtempSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@kaksha/domain/time-units';
import { type Attack, AttackedStore, refusals, type SignedDocument } from './fake-attacked-store';
import { signRoot, signTargets } from './metadata';

/** Attacks on signed metadata. */
let base: string;
let attacked: AttackedStore;
beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'kaksha-attack-'));
  attacked = new AttackedStore(base);
  await attacked.prepare();
});
afterEach(() => rm(base, { recursive: true, force: true }));

const unsigned = (on: AttackedStore, document: Parameters<AttackedStore['edit']>[0]) =>
  on.edit(document, (metadata: SignedDocument) => metadata.signatures.splice(0));

const editDelegations = (on: AttackedStore, from: string | RegExp, to: string) =>
  on.edit('roles.targets', ({ signed }: SignedDocument) =>
    Object.assign(signed, { delegations: JSON.parse(JSON.stringify(signed.delegations).replace(from, to)) }),
  );

const writePart = (on: AttackedStore, trainer: (parts: Record<string, string>) => string | undefined) => {
  const { parts = {} } = on.state();
  on.write({ parts: { ...parts, trainer: trainer(parts) ?? '' } });
};

const onMetadata: Attack[] = [
  ['unsigned live releases of an earlier format', async (on) => on.write(JSON.stringify(await on.freshSite().live()))],
  [
    'unsigned live releases in place of those that the platform took over',
    async (on) => on.write({ adopted: JSON.stringify(await on.freshSite().live()) }),
  ],
  ['altered live releases', (on) => writePart(on, (parts) => parts.trainer?.replace('"1.0.0"', '"1.1.0"'))],
  ['removed live releases of a part', (on) => on.write({ parts: { shell: on.state().parts?.shell ?? '' } })],
  ['live releases of another part in place', (on) => writePart(on, (parts) => parts.learner)],
  ['timestamp without signature', (on) => unsigned(on, 'timestamp')],
  ['snapshot without signature', (on) => unsigned(on, 'snapshot')],
  ['delegations without signature', (on) => unsigned(on, 'roles.targets')],
  ['live releases without signature', (on) => unsigned(on, 'roles.live')],
  ['team’s list without signature', (on) => unsigned(on, 'roles.trainer')],
  [
    'altered signature',
    (on) =>
      on.edit('timestamp', ({ signatures }: SignedDocument) =>
        Object.assign(signatures[0] ?? {}, { sig: '0'.repeat(128) }),
      ),
  ],
  [
    'signature under the id of another key',
    (on) =>
      on.edit('timestamp', ({ signatures }: SignedDocument) =>
        Object.assign(signatures[0] ?? {}, { keyid: '0'.repeat(64) }),
      ),
  ],
  [
    'later expiry without a new signature',
    (on) =>
      on.edit('timestamp', ({ signed }: SignedDocument) => Object.assign(signed, { expires: '2999-01-01T00:00:00Z' })),
  ],
  [
    'key of a stranger in the delegations',
    (on) =>
      editDelegations(
        on,
        /"public":"[\da-f]{64}"/,
        `"public":${JSON.stringify(attacked.stranger().generate().public.keyval.public)}`,
      ),
  ],
  ['downgraded threshold', (on) => editDelegations(on, '"threshold":1', '"threshold":0')],
  ['timestamp in place of the snapshot', (on) => on.write({ snapshot: on.state().timestamp })],
  ['snapshot in place of the timestamp', (on) => on.write({ timestamp: on.state().snapshot })],
  [
    'list of another team in place',
    (on) => on.write({ roles: { ...on.state().roles, trainer: on.state().roles.learner ?? '' } }),
  ],
  ['removed list of a team', (on) => on.write({ roles: { ...on.state().roles, trainer: '' } })],
  [
    'metadata of another major of the specification',
    (on) => on.edit('timestamp', ({ signed }: SignedDocument) => Object.assign(signed, { spec_version: '2.0.0' })),
  ],
  ['endless metadata', (on) => on.write(JSON.stringify({ ...on.state(), live: ' '.repeat(21_000_000) }))],
  ['thousands of roots', (on) => on.write({ roots: Array.from({ length: 101 }, () => on.keys.root() ?? '') })],
  ['truncated metadata', (on) => on.write(JSON.stringify(on.state()).slice(0, 500))],
  [
    'timestamp of a stranger',
    (on) => {
      const key = on.stranger().generate();
      on.withOnlineKey({}, { keys: on.stranger(), now: on.now }, key);
    },
  ],
];

/** The attacker has the online key, which signs snapshots and timestamps, and still cannot run code. */
const withOnlineKey: Attack[] = [
  ['wrong team’s key', (on) => on.withOnlineKey({ trainer: on.withForgedRelease('trainer', on.keysOf('learner')) })],
  [
    'key of a stranger',
    (on) => {
      const key = on.stranger().generate();
      const file = `${key.id.slice(0, 16)}.pem`;
      renameSync(join(on.stranger().folder, file), join(on.keys.folder, file));
      on.withOnlineKey({ trainer: on.withForgedRelease('trainer', [key]) });
    },
  ],
  [
    'the online key signs a team’s list',
    (on) => on.withOnlineKey({ trainer: on.withForgedRelease('trainer', on.keysOf('live')) }),
  ],
  [
    'the online key signs the delegations',
    (on) => {
      const [key] = on.keysOf('live');
      const own = { keyIDs: [key?.id ?? ''], threshold: 1 };
      const keys = key ? { [key.id]: key.public } : {};
      on.withOnlineKey({ targets: signTargets(on.signer(), 99, own, keys, { live: own, trainer: own }) });
    },
  ],
  [
    'expired list of a team',
    (on) => {
      const year = 366 * dayMs;
      on.now -= year;
      const expired = on.withForgedRelease('trainer', on.keysOf('trainer'));
      on.now += year;
      on.withOnlineKey({ trainer: expired });
    },
  ],
  [
    'version of a team’s list that the snapshot does not name',
    (on) => {
      const { roles } = on.state();
      on.withOnlineKey({ trainer: on.withForgedRelease('trainer', on.keysOf('trainer')) });
      on.write({ roles });
    },
  ],
  [
    'team’s own list with a manifest that is not stored',
    (on) => on.withOnlineKey({ trainer: on.withForgedRelease('trainer', on.keysOf('trainer')) }),
  ],
  [
    'root that the old root did not sign',
    (on) => {
      const key = on.stranger().generate();
      const own = { keyIDs: [key.id], threshold: 1 };
      const signer = { keys: on.stranger(), now: on.now };
      const roles = { root: own, targets: own, snapshot: own, timestamp: own };
      const root = signRoot(signer, { [key.id]: key.public }, roles, null);
      on.write({ roots: [root.replace('"version":1', '"version":2')] });
    },
  ],
];

test.each(onMetadata)('%s', async (_name, attack) => {
  expect(refusals).toContain(await attacked.answerTo(attack));
});
test.each(withOnlineKey)('with a stolen online key: %s', async (_name, attack) => {
  expect(refusals).toContain(await attacked.answerTo(attack));
});
