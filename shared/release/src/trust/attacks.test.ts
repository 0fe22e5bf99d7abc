import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseError } from '../types';
import { AttackedStore, type SignedDocument } from './fake-attacker';
import { KeyFolder } from './keys';
import { signRoot, signTargets } from './metadata';

/** Each case is an attack on a release store. The site neither evaluates nor serves what it left behind. */
let base: string;
let attacked: AttackedStore;

beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'kaksha-attack-'));
  attacked = new AttackedStore(base);
  await attacked.prepare();
});
afterEach(() => rm(base, { recursive: true, force: true }));

type Attack = [name: string, run: (on: AttackedStore) => unknown];

/** @param site  the machine that the attack is aimed at */
async function expectRefused(attack: Attack[1], site?: () => ReturnType<AttackedStore['freshSite']>): Promise<void> {
  await attack(attacked);
  const refusal = await attacked.load((site ?? attacked.freshSite)()).then(
    () => 'accepted',
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ReleaseError);
  expect(['ALTERED', 'MANIFEST', 'SIGNATURE', 'EXPIRED', 'UNKNOWN_RELEASE', 'KEYS']).toContain(
    refusal instanceof ReleaseError ? refusal.code : refusal,
  );
}

const stranger = () => new KeyFolder(join(base, 'stranger')).generate();

const onFiles: Attack[] = [
  ['altered entry', (on) => appendFileSync(on.path('remoteEntry.js'), ';alert(1)')],
  ['altered byte at equal length', (on) => writeFileSync(on.path('styles.css'), 'b{}')],
  [
    'swapped server bundle',
    (on) => copyFileSync(join(on.folder, 'learner/1.0.0/server/index.cjs'), on.path('server/index.cjs')),
  ],
  [
    'server bundle of another version',
    (on) => copyFileSync(on.path('server/index.cjs', '1.1.0'), on.path('server/index.cjs')),
  ],
  [
    'swapped source map',
    (on) => copyFileSync(join(on.folder, 'learner/1.0.0/remoteEntry.js.map'), on.path('remoteEntry.js.map')),
  ],
  ['altered compressed variant', (on) => appendFileSync(on.path('remoteEntry.js.br'), 'x')],
  ['altered bill of materials', (on) => appendFileSync(on.path('sbom.json'), ' ')],
  ['altered provenance', (on) => appendFileSync(on.path('provenance.json'), ' ')],
  ['truncated file', (on) => truncateSync(on.path('remoteEntry.js'), 10)],
  ['empty file', (on) => truncateSync(on.path('styles.css'), 0)],
  ['endless file', (on) => truncateSync(on.path('remoteEntry.js'), 3_000_000_000)],
  ['missing file', (on) => rmSync(on.path('styles.css'))],
  [
    'two files swapped',
    (on) => {
      renameSync(on.path('styles.css'), on.path('moved'));
      renameSync(on.path('sbom.json'), on.path('styles.css'));
      renameSync(on.path('moved'), on.path('sbom.json'));
    },
  ],
  ['unlisted file', (on) => writeFileSync(on.path('extra.js'), 'x')],
  ['unlisted file in a folder', (on) => writeFileSync(on.path('server/extra.cjs'), 'x')],
  ['unlisted hidden file', (on) => writeFileSync(on.path('.extra.js'), 'x')],
  ['unlisted link to a file of the machine', (on) => symlinkSync('/etc/hostname', on.path('hostname.txt'))],
  ['unlisted link to a folder of the machine', (on) => symlinkSync('/etc', on.path('etc'))],
  [
    'listed file replaced by a link to another',
    (on) => {
      rmSync(on.path('styles.css'));
      symlinkSync(on.path('sbom.json'), on.path('styles.css'));
    },
  ],
  [
    'listed file replaced by a folder',
    (on) => {
      rmSync(on.path('styles.css'));
      mkdirSync(on.path('styles.css'));
    },
  ],
];

const onManifests: Attack[] = [
  ['altered manifest', (on) => on.manifest((release) => Object.assign(release, { title: 'x' }))],
  ['deleted hash', (on) => on.manifest(({ files }) => delete files['remoteEntry.js'])],
  ['emptied hash', (on) => on.manifest(({ files }) => Object.assign(files['remoteEntry.js'] ?? {}, { integrity: '' }))],
  [
    'hash of the attacker’s file',
    (on) => {
      writeFileSync(on.path('styles.css'), 'b{}');
      on.manifest(({ files }) => Object.assign(files, { 'styles.css': { ...files['sbom.json'], bytes: 3 } }));
    },
  ],
  ['`..` key', (on) => on.manifest(({ files }) => Object.assign(files, { '../../x.js': files['styles.css'] }))],
  ['absolute key', (on) => on.manifest(({ files }) => Object.assign(files, { '/etc/passwd': files['styles.css'] }))],
  [
    'key with backslashes',
    (on) => on.manifest(({ files }) => Object.assign(files, { '..\\x.js': files['styles.css'] })),
  ],
  [
    'key with encoded dots',
    (on) => on.manifest(({ files }) => Object.assign(files, { '%2e%2e/x.js': files['styles.css'] })),
  ],
  [
    'entry of another origin',
    (on) => on.manifest((release) => Object.assign(release, { entry: '//evil.example/x.js' })),
  ],
  ['removed needs', (on) => on.manifest((release) => Object.assign(release, { needs: { react: '*' } }))],
  ['claimed routes', (on) => on.manifest((release) => Object.assign(release, { routes: [''] }))],
  ['removed access rule', (on) => on.manifest((release) => Object.assign(release, { access: {} }))],
  ['manifest of another version', (on) => copyFileSync(on.path('release.json', '1.1.0'), on.path('release.json'))],
  [
    'manifest of another remote',
    (on) => copyFileSync(join(on.folder, 'learner/1.0.0/release.json'), on.path('release.json')),
  ],
  [
    'old version replayed under a new number',
    (on) => {
      rmSync(join(on.folder, 'trainer/1.0.0'), { recursive: true });
      renameSync(join(on.folder, 'trainer/1.1.0'), join(on.folder, 'trainer/1.0.0'));
    },
  ],
  ['truncated manifest', (on) => truncateSync(on.path('release.json'), 100)],
  ['endless manifest', (on) => truncateSync(on.path('release.json'), 3_000_000_000)],
  ['manifest that is no JSON', (on) => writeFileSync(on.path('release.json'), 'x')],
  ['missing manifest', (on) => rmSync(on.path('release.json'))],
];

const unsigned = (on: AttackedStore, document: Parameters<AttackedStore['edit']>[0]) =>
  on.edit(document, (metadata: SignedDocument) => metadata.signatures.splice(0));

const editDelegations = (on: AttackedStore, from: string | RegExp, to: string) =>
  on.edit('roles.targets', ({ signed }: SignedDocument) =>
    Object.assign(signed, { delegations: JSON.parse(JSON.stringify(signed.delegations).replace(from, to)) }),
  );

const onMetadata: Attack[] = [
  ['unsigned live releases of an earlier format', (on) => on.write(on.state().live)],
  ['altered live releases', (on) => on.write({ live: on.state().live.replace('"1.0.0"', '"1.1.0"') })],
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
      editDelegations(on, /"public":"[\da-f]{64}"/, `"public":${JSON.stringify(stranger().public.keyval.public)}`),
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
      const key = stranger();
      on.withOnlineKey({}, { keys: new KeyFolder(join(base, 'stranger')), now: on.now }, key);
    },
  ],
];

/** The attacker has the online key, which signs snapshots and timestamps, and still cannot run code. */
const withOnlineKey: Attack[] = [
  ['wrong team’s key', (on) => on.withOnlineKey({ trainer: on.forged('trainer', on.keysOf('learner')) })],
  [
    'key of a stranger',
    (on) => {
      const key = stranger();
      renameSync(
        join(base, 'stranger', `${key.id.slice(0, 16)}.pem`),
        join(on.keys.folder, `${key.id.slice(0, 16)}.pem`),
      );
      on.withOnlineKey({ trainer: on.forged('trainer', [key]) });
    },
  ],
  [
    'the online key signs a team’s list',
    (on) => on.withOnlineKey({ trainer: on.forged('trainer', on.keysOf('live')) }),
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
      const year = 366 * 86_400_000;
      on.now -= year;
      const expired = on.forged('trainer', on.keysOf('trainer'));
      on.now += year;
      on.withOnlineKey({ trainer: expired });
    },
  ],
  [
    'version of a team’s list that the snapshot does not name',
    (on) => {
      const { roles } = on.state();
      on.withOnlineKey({ trainer: on.forged('trainer', on.keysOf('trainer')) });
      on.write({ roles });
    },
  ],
  [
    'team’s own list with a manifest that is not stored',
    (on) => on.withOnlineKey({ trainer: on.forged('trainer', on.keysOf('trainer')) }),
  ],
  [
    'root that the old root did not sign',
    (on) => {
      const key = new KeyFolder(join(base, 'stranger')).generate();
      const own = { keyIDs: [key.id], threshold: 1 };
      const signer = { keys: new KeyFolder(join(base, 'stranger')), now: on.now };
      const roles = { root: own, targets: own, snapshot: own, timestamp: own };
      const root = signRoot(signer, { [key.id]: key.public }, roles, null);
      on.write({ roots: [root.replace('"version":1', '"version":2')] });
    },
  ],
];

describe('files', () => {
  test.each(onFiles)('%s', (_name, attack) => expectRefused(attack));
});
describe('manifests', () => {
  test.each(onManifests)('%s', (_name, attack) => expectRefused(attack));
});
describe('metadata', () => {
  test.each(onMetadata)('%s', (_name, attack) => expectRefused(attack));
});
describe('metadata, with a stolen online key', () => {
  test.each(withOnlineKey)('%s', (_name, attack) => expectRefused(attack));
});

describe('replays to a site that has seen newer metadata', () => {
  const seen = () => attacked.store;
  /** The newest state, after which another version goes live that the site loads. */
  async function older() {
    const before = attacked.state();
    await attacked.promote('1.1.0');
    await attacked.load();
    return before;
  }

  test('old state', async () => {
    const before = await older();
    await expectRefused((on) => on.write(before), seen);
  });
  test('removed state', async () => {
    await expectRefused((on) => rmSync(join(on.folder, '.live'), { recursive: true }), seen);
  });
  test('old timestamp with the new snapshot', async () => {
    const { timestamp } = await older();
    await expectRefused((on) => on.write({ timestamp }), seen);
  });
  test('mixed snapshot: the old one with the new timestamp', async () => {
    const { snapshot } = await older();
    await expectRefused((on) => on.write({ snapshot }), seen);
  });
  test('old list of live releases with the new snapshot', async () => {
    const { roles, live } = await older();
    await expectRefused((on) => on.write({ roles: { ...on.state().roles, live: roles.live ?? '' }, live }), seen);
  });
  test('old list of a team, signed into a new snapshot with a stolen online key', async () => {
    const { roles } = attacked.state();
    await attacked.publish('trainer', '1.2.0');
    await attacked.load();
    await expectRefused((on) => on.withOnlineKey({ trainer: roles.trainer ?? '' }), seen);
  });
  test('another state under the same number', async () => {
    const before = attacked.state();
    attacked.withOnlineKey({});
    await attacked.load();
    await expectRefused((on) => {
      on.write(before);
      on.now += 120_000;
      on.withOnlineKey({});
    }, seen);
  });
});

describe('time', () => {
  const days = (count: number) => {
    attacked.now += count * 86_400_000;
  };
  test('frozen metadata', () => expectRefused(() => days(15)));
  test('frozen snapshot, with a new timestamp', () =>
    expectRefused((on) => {
      const { snapshot } = on.state();
      days(15);
      on.withOnlineKey({});
      on.write({ snapshot });
    }));
  test('expired root', () =>
    expectRefused((on) => {
      days(731);
      on.withOnlineKey({});
    }));
  test('expired metadata are not signed again by a machine that has not seen them', () => {
    days(15);
    expect(() => attacked.freshSite().trust.openExpired(JSON.stringify(attacked.state()))).toThrow('has not seen');
  });
});

describe('keys', () => {
  const owner = () => attacked.freshSite();
  /** Gives the trainer team other keys. */
  async function setKeys(count: number, threshold: number) {
    const keys = Array.from({ length: count }, () => attacked.keys.generate());
    await owner().changeKeys({ delegations: { trainer: { keys: keys.map((key) => key.public), threshold } } });
    return keys;
  }

  test('revoked key', async () => {
    const revoked = attacked.keysOf('trainer');
    await setKeys(1, 1);
    await attacked.load(attacked.freshSite());
    await expectRefused((on) => on.withOnlineKey({ trainer: on.forged('trainer', revoked) }));
  });
  test('one signature below a threshold of two', async () => {
    const [one] = await setKeys(2, 2);
    await attacked.load(attacked.freshSite());
    await expectRefused((on) => on.withOnlineKey({ trainer: on.forged('trainer', one ? [one] : []) }));
  });
  test('one signature given twice below a threshold of two', async () => {
    const [one] = await setKeys(2, 2);
    await expectRefused((on) => {
      const metadata = JSON.parse(on.forged('trainer', one ? [one] : []));
      metadata.signatures.push(metadata.signatures[0]);
      on.withOnlineKey({ trainer: JSON.stringify(metadata) });
    });
  });
  test('root with a skipped version', async () => {
    await owner().changeKeys({ rootRoles: { timestamp: { keys: [attacked.keys.generate().public], threshold: 1 } } });
    await owner().changeKeys({ rootRoles: { timestamp: { keys: [attacked.keys.generate().public], threshold: 1 } } });
    await attacked.load(attacked.freshSite());
    await expectRefused((on) => on.write({ roots: on.state().roots.slice(1) }));
  });
  test('old timestamp key after its replacement', async () => {
    const [old] = attacked.keysOf('live');
    await owner().changeKeys({ rootRoles: { timestamp: { keys: [attacked.keys.generate().public], threshold: 1 } } });
    await attacked.load(attacked.freshSite());
    await expectRefused((on) => on.withOnlineKey({}, on.signer(), old));
  });
  test('a team cannot sign a release of another team', async () => {
    attacked.withOnlineKey({
      learner: attacked.forged('learner', attacked.keysOf('learner'), 'trainer/9.0.0/release.json'),
    });
    const site = attacked.freshSite();
    await expect(site.release('trainer', '9.0.0')).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
    await expect(site.release('learner', '9.0.0')).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  });
  test('a team cannot sign the live releases', async () => {
    attacked.withOnlineKey({ learner: attacked.forged('learner', attacked.keysOf('learner'), 'live.json') });
    expect(Object.keys((await attacked.freshSite().live()).names).sort()).toEqual(['learner', 'shell', 'trainer']);
  });
  test('a remote cannot have the name of a role of the platform', async () => {
    for (const name of ['root', 'targets', 'snapshot', 'timestamp', 'live']) {
      await expect(attacked.publish(name, '1.0.0')).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
    }
  });
  test('refused metadata of one team do not stop the others', async () => {
    attacked.withOnlineKey({ learner: attacked.forged('learner', attacked.keysOf('trainer')) });
    const site = attacked.freshSite();
    await expect(site.release('trainer', '1.0.0')).resolves.toMatchObject({ name: 'trainer' });
    await expect(site.release('learner', '1.0.0')).rejects.toMatchObject({ code: 'SIGNATURE' });
  });
  test('a machine without keys cannot publish or promote', async () => {
    const bare = new AttackedStore(base);
    rmSync(bare.keys.folder, { recursive: true });
    mkdirSync(bare.keys.folder);
    await expect(bare.freshSite().live()).rejects.toMatchObject({ code: 'KEYS' });
  });
  test('private keys are readable by their owner only', () => {
    const files = readdirSync(attacked.keys.folder).filter((file) => file.endsWith('.pem'));
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect(statSync(join(attacked.keys.folder, file)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(attacked.keys.folder, 'root.json'), 'utf8')).not.toContain('PRIVATE');
  });
});

test('without an attack a site that has not seen the store accepts it, and follows what the keys sign', async () => {
  await attacked.load(attacked.freshSite());
  attacked.withOnlineKey({});
  await attacked.load(attacked.freshSite());
  await attacked.promote('1.1.0');
  await attacked.load();
});
