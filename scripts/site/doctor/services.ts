import { randomBytes } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { ApiError } from '@kaksha/api/platform/http/api-error';
import { checkRedis } from '@kaksha/api/platform/http/check-redis';
import { picturesOf } from '@kaksha/api/platform/media/open-storage';
import { createBigBlueButtonClient } from '@kaksha/api/platform/meeting-providers/bigbluebutton-client';
import { createRazorpayClient } from '@kaksha/api/platform/payment-providers/razorpay-client';
import { errorMessageOf } from '@kaksha/domain/typed';
import { type Check, type Finding, fault, ok, type Site, warning } from './check';

/** The reason behind an error that users see. */
const reasonOf = (error: unknown) =>
  errorMessageOf(error instanceof Error && error.cause ? error.cause : error).slice(0, 200);

async function checkRedisServer({ settings: { redisUrl }, probes }: Site): Promise<Finding[]> {
  if (!redisUrl) return [ok('Each process counts rate limits by itself.')];
  const problem = await checkRedis(redisUrl, probes.timeoutMs);
  if (!problem) return [ok('Redis takes writes.')];
  const advice = 'Start Redis, and compare REDIS_URL. Each process counts rate limits by itself meanwhile.';
  return [fault(`Redis cannot be used: ${problem}.`, advice)];
}

/** Writes, reads and deletes a file. */
async function checkPictures({ settings }: Site): Promise<Finding[]> {
  const { bucket, dataFolder } = settings;
  const where = bucket ? 'The bucket' : 'DATA_DIR';
  // The first upload makes the folder.
  if (
    !bucket &&
    (await access(dataFolder).then(
      () => false,
      () => true,
    ))
  )
    return [ok('The first start makes DATA_DIR.')];
  if (!bucket) {
    return access(dataFolder, constants.W_OK).then(
      () => [ok('Pictures are stored in DATA_DIR.')],
      () => [fault(`${dataFolder} cannot be written.`, 'Give it to the user of the site: chown.')],
    );
  }
  const storage = picturesOf(settings);
  const name = `doctor${randomBytes(6).toString('hex')}-1.webp`;
  const bytes = randomBytes(64);
  const advice =
    'The key needs s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket; compare STORAGE_URL and the AWS settings.';
  try {
    await storage.write(name, bytes);
  } catch (error) {
    return [fault(`${where} takes no file: ${reasonOf(error)}.`, advice)];
  }
  const findings: Finding[] = [];
  try {
    const file = await storage.read(name);
    if (!file || !bytes.equals(await buffer(file.stream))) {
      findings.push(fault(`${where} does not return what was written.`, advice));
    }
  } catch (error) {
    findings.push(fault(`${where} returns no file: ${reasonOf(error)}.`, advice));
  }
  try {
    await storage.remove(name);
  } catch (error) {
    findings.push(fault(`${where} deletes no file, ${name} stays: ${reasonOf(error)}.`, advice));
  }
  return findings.length > 0 ? findings : [ok('The bucket takes, returns and deletes a file.')];
}

async function checkPayments({ settings: { razorpay, demo }, probes }: Site): Promise<Finding[]> {
  if (!razorpay) return [ok(demo ? 'Payments use the sandbox.' : 'The site offers free courses only.')];
  try {
    await createRazorpayClient(razorpay, probes.fetch).get('/orders?count=1');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PAYMENT_PROVIDER_REFUSED') {
      return [
        fault('Razorpay refuses the keys.', 'Compare RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET with its dashboard.'),
      ];
    }
    return [fault(`Razorpay does not answer: ${reasonOf(error)}.`, 'Let this machine reach https://api.razorpay.com.')];
  }
  if (razorpay.keyId.startsWith('rzp_test_') && !demo) {
    return [
      warning(
        'The keys of Razorpay are for tests: no payment is real.',
        'Use the live keys, which begin with rzp_live_.',
      ),
    ];
  }
  return [ok('Razorpay accepts the keys.')];
}

async function checkMeetings({ settings: { bigBlueButton }, probes }: Site): Promise<Finding[]> {
  if (!bigBlueButton) return [ok('Classes have the meeting links of their trainers.')];
  try {
    await createBigBlueButtonClient(bigBlueButton, probes.fetch)('isMeetingRunning', { meetingID: 'kaksha-doctor' });
    return [ok('The meeting server answers.')];
  } catch (error) {
    const reason = reasonOf(error);
    if (reason.includes('checksumError')) {
      return [fault('The meeting server refuses BBB_SECRET.', 'Compare it with bbb-conf --secret.')];
    }
    return [
      fault(`The meeting server does not answer: ${reason}.`, 'Start it, and compare BBB_URL with bbb-conf --secret.'),
    ];
  }
}

export const serviceChecks: readonly Check<Site>[] = [
  { area: 'Redis', run: checkRedisServer },
  { area: 'Pictures', run: checkPictures },
  { area: 'Payments', run: checkPayments },
  { area: 'Meetings', run: checkMeetings },
];
