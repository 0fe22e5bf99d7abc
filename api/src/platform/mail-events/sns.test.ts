import { X509Certificate } from 'node:crypto';
import { topic } from '../../../test/mail-events/recorded';
import recorded from '../../../test/mail-events/signed-bounce.json';
import { certificate, certificateUrl, deliveryOf } from '../../../test/mail-events/sns';
import { readSesEvent } from './ses';
import { confirmSubscription, readSnsDelivery } from './sns';

const asked: string[] = [];
let isDown = false;
beforeAll(() => {
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    if (isDown) throw new TypeError('fetch failed');
    return new Response(String(url) === recorded.delivery.SigningCertURL ? recorded.certificate : certificate);
  };
});
beforeEach(() => {
  isDown = false;
  asked.length = 0;
});

const bodyOf = (delivery: object) => Buffer.from(JSON.stringify(delivery));
const forged = expect.objectContaining({ code: 'FORGED_EVENT', statusCode: 400 });

test('reads a bounce that is signed with the key of a certificate', async () => {
  expect(new X509Certificate(recorded.certificate).subject).toBe('CN=sns.amazonaws.com');
  const { MessageId, Message } = await readSnsDelivery(bodyOf(recorded.delivery), topic);
  expect(readSesEvent(MessageId, Message)).toEqual({
    id: '6f0b4c1e-0b0a-5d0c-9d2b-1f6a7f2f9a01',
    kind: 'bounce',
    recipients: ['gone@example.com'],
    detail: 'smtp; 550 5.1.1 user unknown',
    at: new Date('2026-11-20T10:00:00.000Z'),
  });
});

test('a delivery answers 503 while Amazon does not answer, and can be sent again', async () => {
  isDown = true;
  // No other test asks for this certificate.
  const body = bodyOf(deliveryOf({ Message: '{}', SigningCertURL: certificateUrl.replace('ee.pem', 'ff.pem') }));
  await expect(readSnsDelivery(body, topic)).rejects.toMatchObject({ code: 'UNAVAILABLE', statusCode: 503 });
  isDown = false;
  expect(await readSnsDelivery(body, topic)).toMatchObject({ Message: '{}' });
});

test('the certificate is fetched once', async () => {
  for (const Message of ['1', '2', '3']) await readSnsDelivery(bodyOf(deliveryOf({ Message })), topic);
  expect(asked.length).toBeLessThan(2);
});

test.each(['Message', 'MessageId', 'Subject', 'Timestamp', 'Type'])('a changed %s is refused', async (name) => {
  const delivery = deliveryOf({ Message: 'a', Subject: 'b' });
  const changed = name === 'Type' ? 'UnsubscribeConfirmation' : 'c';
  await expect(readSnsDelivery(bodyOf({ ...delivery, [name]: changed }), topic)).rejects.toEqual(forged);
});

test('a delivery of the topic of another account is refused, though Amazon signed it', async () => {
  const TopicArn = 'arn:aws:sns:ap-south-1:999999999999:kaksha-mail';
  await expect(readSnsDelivery(bodyOf(deliveryOf({ Message: '{}', TopicArn })), topic)).rejects.toEqual(forged);
});

test('a signature with SHA-1 is refused', async () => {
  const delivery = deliveryOf({ Message: '{}', SignatureVersion: '1' }, 'RSA-SHA1');
  await expect(readSnsDelivery(bodyOf(delivery), topic)).rejects.toEqual(forged);
});

test.each([
  'https://evil.example/SimpleNotificationService-0123456789abcdef0123456789abcdee.pem',
  'https://sns.ap-south-1.amazonaws.com.evil.example/SimpleNotificationService-0123456789abcdef0123456789abcdee.pem',
  'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef0123456789abcdee.pem',
  'http://sns.ap-south-1.amazonaws.com/SimpleNotificationService-0123456789abcdef0123456789abcdee.pem',
  'https://sns.ap-south-1.amazonaws.com/bucket/key.pem',
  'no address',
])('no certificate is fetched from %j', async (SigningCertURL) => {
  await expect(readSnsDelivery(bodyOf(deliveryOf({ Message: '{}', SigningCertURL })), topic)).rejects.toEqual(forged);
  expect(asked).toEqual([]);
});

test('confirms a signed subscription at the address of the service, and at no other', async () => {
  const confirmation = (SubscribeURL: string) =>
    deliveryOf({ Type: 'SubscriptionConfirmation', Message: 'Visit it', Token: '2336412f37', SubscribeURL });
  const url = `https://sns.ap-south-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${topic}&Token=2336412f37`;
  await confirmSubscription(await readSnsDelivery(bodyOf(confirmation(url)), topic), topic);
  expect(asked).toEqual([url]);
  const other = await readSnsDelivery(bodyOf(confirmation('http://169.254.169.254/latest')), topic);
  await expect(confirmSubscription(other, topic)).rejects.toEqual(forged);
  expect(asked).toEqual([url]);
});

test.each(['', 'x', '[]', '{}', '{"Type":"Notification"}'])('a delivery that is %j answers 400', async (body) => {
  await expect(readSnsDelivery(Buffer.from(body), topic)).rejects.toMatchObject({ statusCode: 400 });
});
