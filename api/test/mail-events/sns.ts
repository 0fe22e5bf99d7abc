import { createSign, generateKeyPairSync } from 'node:crypto';
import { topic } from './recorded';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The answer of the service at the address of its certificate. */
export const certificate = publicKey.export({ type: 'spki', format: 'pem' }).toString();
export const certificateUrl =
  'https://sns.ap-south-1.amazonaws.com/SimpleNotificationService-0123456789abcdef0123456789abcdee.pem';

const signedNames = ['Message', 'MessageId', 'SubscribeURL', 'Subject', 'Timestamp', 'Token', 'TopicArn', 'Type'];

/** A delivery of the Simple Notification Service, signed as it documents. */
export function deliveryOf(fields: Record<string, string>, hash = 'RSA-SHA256'): Record<string, string> {
  const delivery: Record<string, string> = {
    Type: 'Notification',
    MessageId: '165545c9-2a5c-472c-8df2-7ff2be2b3b1b',
    TopicArn: topic,
    Timestamp: new Date().toISOString(),
    SignatureVersion: '2',
    SigningCertURL: certificateUrl,
    UnsubscribeURL: `https://sns.ap-south-1.amazonaws.com/?Action=Unsubscribe&SubscriptionArn=${topic}`,
    ...fields,
  };
  const text = signedNames.map((name) => (name in delivery ? `${name}\n${delivery[name]}\n` : '')).join('');
  return { ...delivery, Signature: createSign(hash).update(text).sign(privateKey, 'base64') };
}
