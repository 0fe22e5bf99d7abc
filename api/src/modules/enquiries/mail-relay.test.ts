import { eq } from 'drizzle-orm';
import { courses } from '../../db/schema/courses';
import { enquiryReplyMail } from '../../mail/enquiry-reply-mail';
import { plainText } from '../../mail/plain-text';
import { mailsTo, makeShop, type Shop } from '../../test/order-fixtures';
import { signIn } from '../../test/test-app';

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
      { subject: 'Priya Nair asks about Kubernetes in Production' },
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

  test('a subject contains no address and no line break from the sender', async () => {
    const name = 'Win http://evil.example now www.evil.example me@evil.example';
    const sender = await signIn(shop, 'spammer@example.com');
    const body = { courseId: shop.course, message: 'Hello', name };
    await shop.call('POST', '/course-requests', { token: sender.token, body });
    const [mail] = await mailsTo(shop, 'trainer@example.com');
    expect(mail?.subject).toBe('Win now asks about Kubernetes in Production');
  });
});
