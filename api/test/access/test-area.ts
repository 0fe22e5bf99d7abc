/// <reference types="jest" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, sectionIn, sectionOf } from './document';
import { outsiders, type Role, roles } from './people';
import type { Area } from './requests';
import { isAllowed, type Row, walk } from './walk';
import { makeWorld, type World } from './world';

const document = readFileSync(join(__dirname, '../../../docs/access.md'), 'utf8');
const recordedAnswers = readFileSync(join(__dirname, 'recorded-answers.txt'), 'utf8').trimEnd().split('\n');

/** Operations without `security` in the OpenAPI document that a session or the key of a link opens. */
const signedByLink = ['getInvoiceFile', 'getStatementFile', 'getCoursesOfTrainer'];

/** Outcomes that a rule forbids, as `<operation>: <role> <outcome>`. */
const wrong = (rows: readonly Row[], check: (row: Row, role: Role) => boolean) =>
  rows.flatMap((row) =>
    roles
      .filter(({ role }) => !check(row, role))
      .map(({ role }) => `${row.operation.operationId}: ${role} ${row.outcomes[role]}`),
  );

/** Walks the operations of some areas as every role. The rules hold whatever docs/access.md says. */
export function testAreas(...names: Area[]): void {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  }, 240_000);
  afterAll(() => world.close());
  describe.each(names)('%s', (area) => testArea(area, () => world));
}

function testArea(area: Area, world: () => World): void {
  let rows: Row[];
  beforeAll(async () => {
    rows = await walk(world(), area);
  }, 240_000);

  const withSubject = (...subjects: Row['access']['subject'][]) =>
    rows.filter(({ access }) => subjects.includes(access.subject));

  test('docs/access.md has the answers of the API; npm run access updates it', () => {
    expect(sectionOf(rows).split('\n')).toEqual(sectionIn(document, area).split('\n'));
  });

  test('answers have the recorded fields in their order; npm run access updates api/test/access/recorded-answers.txt', () => {
    const names = new Set(recordOf(rows).map((line) => line.split(': ')[0]));
    const recorded = recordedAnswers.filter((line) => names.has(line.split(': ')[0]));
    expect(recordOf(rows)).toEqual(recorded);
  });

  test('each request succeeds for a role, so that the policy is what refuses the others', () => {
    const never = rows.filter(({ access, outcomes }) => {
      const succeeds = Object.values(outcomes).some((outcome) => outcome === 'yes' || outcome === 'confirm');
      return succeeds === (access.neverSucceeds !== undefined);
    });
    expect(never.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  test('no request is answered with a failure of the server', () => {
    expect(wrong(rows, ({ outcomes }, role) => !outcomes[role].startsWith('5'))).toEqual([]);
  });

  test('visitors sign in first, unless the operation is public or has the key of a link', () => {
    const closed = withSubject('caller', 'owned', 'platform').filter(
      ({ operation }) => operation.security !== undefined || signedByLink.includes(operation.operationId),
    );
    expect(wrong(closed, ({ outcomes }, role) => role !== 'visitor' || outcomes.visitor === 'sign in')).toEqual([]);
    const open = withSubject('everyone', 'key').filter(({ operation }) => operation.security !== undefined);
    expect(open.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  test('an owned object is closed to visitors, other users, other institutes, removed staff and administrators without a second factor', () => {
    const owned = withSubject('owned');
    expect(wrong(owned, ({ outcomes }, role) => !outsiders.includes(role) || !isAllowed(outcomes[role]))).toEqual([]);
  });

  test('operations of the platform are for administrators with a second factor only', () => {
    const platform = withSubject('platform');
    expect(wrong(platform, ({ outcomes }, role) => isAllowed(outcomes[role]) === (role === 'admin'))).toEqual([]);
  });

  test('a removed manager has the rights of another learner, a removed trainer those of another trainer', () => {
    const removed = { removedManager: 'otherLearner', removedStaffTrainer: 'otherTrainer' } as const;
    expect(
      wrong(rows, ({ outcomes }, role) =>
        role === 'removedManager' || role === 'removedStaffTrainer' ? outcomes[role] === outcomes[removed[role]] : true,
      ),
    ).toEqual([]);
  });

  test('no answer tells an outsider what only the people of an object may read', () => {
    const readers = rows.filter(({ readers }) => readers.some((role) => outsiders.includes(role)));
    const withoutKey = readers.filter(({ access }) => access.subject !== 'key');
    expect(withoutKey.map(({ operation, readers }) => `${operation.operationId}: ${readers}`)).toEqual([]);
  });
}
