import * as limits from '@kaksha/domain/limits';
import { eq } from 'drizzle-orm';
import { mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn } from '../../../test/test-app';
import { courses } from '../../platform/database/schema/courses';
import { mailCounts } from '../../platform/database/schema/mail-limits';
import { plainText } from '../../platform/mail/plain-text';
import { subjectHashOf } from '../mail-limits/mailbox-hash';
import { enquiryReplyMail } from './enquiry-reply-mail';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
  await shop.db.update(courses).set({ trainerEmail: 'victim@example.net' }).where(eq(courses.id, shop.course));
});
afterAll(() => shop.close());

describe('enquiries cannot be used as a mail relay', () => {
  test('mails the account address of the trainer, not an unverified contact address', async () => {
    const body = { courseId: shop.course, message: 'Is there a seat?' };
    await shop.call('POST', '/course-requests', { token: shop.learner.token, body });
    expect(await mailsTo(shop, 'victim@example.net')).toEqual([]);
    expect(await mailsTo(shop, 'trainer@example.com')).toMatchObject([
      { subject: 'A question about Kubernetes in Production' },
    ]);
  });

  test('an unverified contact address is not the reply address', () => {
    const reply = {
      learner: { name: 'Priya', email: 'learner@example.com' },
      trainer: { name: 'Asha', email: null },
      courseName: 'Kubernetes',
      question: 'When?',
      reply: 'On Monday.',
      courseUrl: 'https://kaksha.test/course/kubernetes/1',
    };
    expect(enquiryReplyMail(reply).replyTo).toBeUndefined();
    expect(plainText(enquiryReplyMail(reply).content)).not.toContain('Reply to this mail');
  });

  test('an account gets a limited number of such mails a day, and each notification in the app', async () => {
    const ask = (message: string) =>
      shop.call('POST', '/course-requests', { token: shop.learner.token, body: { courseId: shop.course, message } });
    await ask('The first?');
    const before = (await mailsTo(shop, 'trainer@example.com')).length;
    const subjectHash = subjectHashOf(shop.services, `account ${shop.trainer.userId}`);
    const values = { subjectHash, mails: limits.mailBudget.perAccount, since: new Date() };
    await shop.db.insert(mailCounts).values(values).onConflictDoUpdate({ target: mailCounts.subjectHash, set: values });
    expect((await ask('One more?')).status).toBe(200);
    expect(await mailsTo(shop, 'trainer@example.com')).toHaveLength(before);
    const { body } = await shop.call('GET', '/notifications', { token: shop.trainer.token });
    expect(body.data.results[0]).toMatchObject({ kind: 'enquiry-received', body: 'One more?' });
    await shop.db.delete(mailCounts);
  });

  test('a subject contains no word of the sender', async () => {
    const name = 'Win http://evil.example now www.evil.example me@evil.example';
    const sender = await signIn(shop, 'spammer@example.com');
    const body = { courseId: shop.course, message: 'Hello', name };
    await shop.call('POST', '/course-requests', { token: sender.token, body });
    const [mail] = await mailsTo(shop, 'trainer@example.com');
    expect(mail?.subject).toBe('A question about Kubernetes in Production');
  });
});
