import { randomUUID } from 'node:crypto';
import { dayMs } from '@kaksha/domain/time-units';
import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import sharp from 'sharp';
import { forStranger } from '../../src/modules/mail-limits/refusal-service';
import { confirmUrl, withUnsubscribe } from '../../src/modules/newsletter/links';
import { makeKey } from '../../src/modules/notifications/unsubscribe';
import { systemContext } from '../../src/platform/context/context';
import type { Database, OpenDatabase } from '../../src/platform/database/database';
import { blogComments, blogPosts, blogRevisions } from '../../src/platform/database/schema/blog';
import { newsletterSubscriptions } from '../../src/platform/database/schema/newsletter';
import { sessions, uploads, users } from '../../src/platform/database/schema/people';
import { calendarFeeds } from '../../src/platform/database/schema/platform';
import { passkeys } from '../../src/platform/database/schema/second-factors';
import { legalTexts } from '../../src/platform/database/schema/site-settings';
import {
  feedbackReports,
  savedSearches,
  supportMessages,
  trainerSupport,
} from '../../src/platform/database/schema/support';
import { releaseWebhooks, webhookDeliveries } from '../../src/platform/database/schema/webhooks';
import { webhookSecretOf } from '../../src/platform/encryption/purposes';
import { hashOfToken } from '../../src/platform/encryption/token-hash';
import { deadLetterQueue } from '../../src/platform/jobs/queue';
import type { Mail } from '../../src/platform/mail/mailer';
import { addPicture } from '../authoring-fixtures';
import { addLookups } from '../catalogue-fixtures';
import { makeTestApp, signIn, type TestApp } from '../test-app';
import { openTestDatabase } from '../test-database';
import { addObjects, type Objects } from './objects';
import { addPeople, forgetProofs, learnerEmail, learnerPhone, type People, type Side } from './people';

type Shared = Awaited<ReturnType<typeof addShared>>;

/** The ids that the requests of a role name. */
export type Target = Objects & Shared;

export interface World {
  people: People;
  targets: Record<Side, Target>;
  /** In demo mode, with every operation. */
  demo: TestApp;
  /** Not in demo mode, so that administrators need a second factor. */
  strict: TestApp;
  /** Runs the work, and undoes what it changed in the database. */
  undone<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The API in both modes on one database, with the people of all roles and objects of a trainer and of an institute. */
export async function makeWorld(): Promise<World> {
  const database = await openTestDatabase();
  let current = database.db;
  // A query beside the transaction would wait for its end.
  const given: OpenDatabase = {
    ...database,
    db: new Proxy(database.db, { get: (_db, name) => memberOf(current, name) }),
    execute: (text, values) =>
      current === database.db ? database.execute(text, values) : bound(current, text, values),
  };
  const demo = await makeTestApp({}, given);
  const strict = await makeTestApp({ demo: false }, given);
  strict.services.payments = demo.services.payments;
  strict.services.storage = demo.services.storage;
  strict.services.materialStorage = demo.services.materialStorage;
  const use = (db: Database) => {
    current = db;
    for (const { services } of [demo, strict]) services.db = db;
  };
  use(database.db);
  await addLookups(demo.db);
  const people = await addPeople(demo);
  await demo.db.execute(sql`update sessions set proven_at = now()`);
  const { trainer, owner, staffTrainer, removedStaffTrainer } = people;
  const trainerSide = { seller: trainer, teacherId: trainer.trainerId as number, name: 'Kubernetes' };
  const ofTrainer = await addObjects(demo, people, trainerSide);
  const institute = { seller: owner, teacherId: staffTrainer.trainerId as number, name: 'Terraform' };
  const ofInstitute = await addObjects(demo, people, institute);
  const removed = await addObjects(demo, people, {
    seller: await signIn(demo, 'third@example.com', { registerAs: 'institute', name: 'A Third Institute' }),
    teacherId: removedStaffTrainer.trainerId as number,
    name: 'Docker',
  });
  const shared = await addShared(demo, people, ofTrainer);
  // The first call makes the key of the issuer, which takes long.
  await demo.call('GET', '/certificate-issuer');
  await forgetProofs(demo);
  return {
    people,
    demo,
    strict,
    targets: {
      trainer: { ...ofTrainer, ...shared },
      institute: { ...ofInstitute, ...shared },
      removed: { ...removed, ...shared },
    },
    async undone(work) {
      const box: { result?: Awaited<ReturnType<typeof work>> } = {};
      try {
        await database.db.transaction(async (tx) => {
          use(tx);
          box.result = await work(tx);
          tx.rollback();
        });
      } catch (error) {
        if (!(error instanceof TransactionRollbackError)) throw error;
      } finally {
        use(database.db);
      }
      return box.result as Awaited<ReturnType<typeof work>>;
    },
    async close() {
      await demo.close();
      await strict.close();
    },
  };
}

/** The objects of the platform, and those of the learner that no trainer knows. */
async function addShared(api: TestApp, people: People, { review, inTheWay }: Objects) {
  const { db, services, settings } = api;
  const { learner, admin, invitation, invitationOfLearner } = people;
  await db.update(users).set({ contactNo: learnerPhone }).where(eq(users.id, learner.userId));
  const values = { title: 'A post', slug: 'a-post', content: '<p>a</p>', authorId: admin.userId, version: 2 };
  const [post] = await db
    .insert(blogPosts)
    .values({ ...values, status: 'published', publishedAt: new Date() })
    .returning();
  const postId = post?.id ?? 0;
  const [draftPost] = await db
    .insert(blogPosts)
    .values({ ...values, slug: 'a-draft' })
    .returning();
  await db.insert(blogRevisions).values({
    postId,
    version: 1,
    title: 'A',
    content: '<p>b</p>',
    tags: ['go'],
    status: 'draft',
    editorId: admin.userId,
  });
  const [comment] = await db
    .insert(blogComments)
    .values({ postId, userId: learner.userId, comment: 'Well said' })
    .returning();
  const [search] = await db
    .insert(savedSearches)
    .values({ userId: learner.userId, name: 'Cloud', query: { category: 'cloud' } })
    .returning();
  const passkey = { credentialId: 'of-learner', publicKey: 'a', counter: 0, name: 'Laptop' };
  const [added] = await db
    .insert(passkeys)
    .values({ ...passkey, userId: learner.userId })
    .returning();
  const [session] = await db
    .insert(sessions)
    .values({ userId: learner.userId, tokenHash: 'another', expiresAt: new Date('2099-01-01') })
    .returning();
  const [message] = await db
    .insert(supportMessages)
    .values({ type: 3, userId: learner.userId, email: 'a@example.com', message: 'Help' })
    .returning();
  const [subscription] = await db
    .insert(newsletterSubscriptions)
    .values({ email: 'reader@example.com', confirmedAt: new Date() })
    .returning();
  await db.insert(legalTexts).values({
    document: 'policy',
    number: 2,
    text: '## Data',
    effectiveFrom: new Date(Date.now() + dayMs),
    mustAccept: true,
  });
  await db.insert(feedbackReports).values({ feedbackId: review, userId: inTheWay, reason: 'offensive' });
  await db
    .insert(trainerSupport)
    .values({ trainerId: people.trainer.trainerId as number, supportEmail: 'help@example.com' });
  await db
    .insert(trainerSupport)
    .values({ trainerId: people.owner.trainerId as number, supportEmail: 'help@example.com' });
  const feedToken = 'f'.repeat(43);
  await db.insert(calendarFeeds).values({ userId: learner.userId, tokenHash: hashOfToken(feedToken) });
  const job = await services.queue.boss.send(deadLetterQueue, {
    queue: 'send-mail',
    template: 'contact',
    eventId: 'a',
  });
  const picture = await addPicture(db, learner.userId, settings.mediaBase);
  const { rows } = await db.execute<{ id: number }>(sql`select id from media order by id desc limit 1`);
  const uploaders = Object.values(people).flatMap((person) => (typeof person === 'object' ? [person.userId] : []));
  await db
    .insert(uploads)
    .values(uploaders.map((userId) => ({ userId, mediaId: rows[0]?.id ?? 0 })))
    .onConflictDoNothing();
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1b92c2' } })
    .png()
    .toBuffer();
  const pictureFile = picture.split('/').at(-1) as string;
  await services.storage.write(pictureFile, image);
  const context = systemContext(services, settings);
  const nothing = { subject: '', preview: '', heading: '', paragraphs: [] };
  const mail: Mail = { to: 'reader@example.com', content: nothing };
  return {
    learnerId: learner.userId,
    learnerEmail,
    post: postId,
    draftPost: draftPost?.id ?? 0,
    comment: comment?.id ?? 0,
    search: search?.id ?? 0,
    passkey: added?.id ?? 0,
    session: session?.id ?? 0,
    supportMessage: message?.id ?? 0,
    newsletterKey: confirmUrl(context, subscription?.id ?? 0).split('key=')[1] ?? '',
    notificationKey: makeKey(context, { userId: learner.userId, kind: 'batch-message' }),
    refusalKey: keyIn(await forStranger(context, mail)),
    unsubscribeKey: keyIn(withUnsubscribe(context, mail, subscription?.id ?? 0)),
    feedToken,
    job: job ?? '',
    ...(await addWebhook(api)),
    picture,
    pictureFile,
    image,
    invitation,
    invitationOfLearner,
  };
}

async function addWebhook({ db, services }: TestApp) {
  const [webhook, webhookDelivery] = [randomUUID(), randomUUID()];
  const secret = services.cipher.encrypt('whsec_', webhookSecretOf(webhook));
  await db
    .insert(releaseWebhooks)
    .values({ id: webhook, address: 'https://hooks.example.com/', secret, events: ['release.alarm'] });
  await db.insert(webhookDeliveries).values({
    id: webhookDelivery,
    webhookId: webhook,
    eventId: 'msg_1',
    event: 'webhook.test',
    body: '{}',
    attemptedAt: new Date(),
  });
  return { webhook, webhookDelivery };
}

/** The key of the link with which a reader ends such mails. */
const keyIn = (mail: Mail | null) => mail?.content.preferences?.url.split('key=')[1] ?? '';

function memberOf(db: Database, name: string | symbol): unknown {
  const member: unknown = Reflect.get(db, name, db);
  return typeof member === 'function' ? member.bind(db) : member;
}

/** Runs SQL with `$1` placeholders in a transaction. */
async function bound(tx: Database, text: string, values: readonly unknown[] = []): Promise<{ rows: unknown[] }> {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`));
  return tx.execute(sql.join(parts));
}
