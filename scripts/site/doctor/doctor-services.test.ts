import { freePort } from '@kaksha/api/test/free-port';
import { type Plant, probe, setting, testPlants, useHealthySite } from './fake-plants';
import { makeCertificate } from './fake-servers';
import type { HealthySite } from './fake-site';

useHealthySite();

/** Options of a server whose certificate no authority has signed. */
function certified(name: string) {
  const { pem } = makeCertificate(name, 90);
  return { cert: pem, key: pem };
}

const services: Plant[] = [
  [
    'fault Redis: Redis cannot be used: connect ECONNREFUSED',
    async (site) => setting({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` })(site),
  ],
  [
    'fault Redis: Redis cannot be used: NOAUTH',
    async (site) => setting({ REDIS_URL: await site.servers.redis('-NOAUTH Authentication required.') })(site),
  ],
  [
    'fault Redis: Redis cannot be used: READONLY',
    async (site) =>
      setting({ REDIS_URL: await site.servers.redis("-READONLY You can't write against a read only replica.") })(site),
  ],
  [
    'fault Pictures: The bucket takes no file: 403',
    (site) => setting({ STORAGE_URL: site.env.STORAGE_URL?.replace('id:secret', 'id:wrong') })(site),
  ],
  ['fault Pictures: The bucket takes no file', async (site) => bucketAt(site, `http://127.0.0.1:${await freePort()}`)],
  [
    'fault Pictures: The bucket does not return what was written',
    async (site) =>
      bucketAt(
        site,
        await site.servers.http(({ method }, response) => response.end(method === 'GET' ? 'other bytes' : '')),
      ),
  ],
  [
    'fault Pictures: The bucket deletes no file',
    async (site) => {
      const files = new Map<string, Buffer>();
      const address = await site.servers.http(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const path = String(request.url);
        if (request.method === 'PUT') files.set(path, Buffer.concat(chunks));
        response
          .writeHead(request.method === 'DELETE' ? 403 : 200)
          .end(request.method === 'GET' ? files.get(path) : '');
      });
      bucketAt(site, address);
    },
  ],
  [
    'fault Payments: Razorpay refuses the keys',
    ({ behaviour }) => {
      behaviour.razorpayStatus = 401;
    },
  ],
  [
    'fault Payments: Razorpay does not answer',
    ({ behaviour }) => {
      behaviour.razorpayStatus = 503;
    },
  ],
  ['warning Payments: The keys of Razorpay are for tests', setting({ RAZORPAY_KEY_ID: 'rzp_test_1' })],
  ['fault Meetings: The meeting server refuses BBB_SECRET', setting({ BBB_SECRET: 'wrong' })],
  [
    'fault Meetings: The meeting server does not answer',
    async (site) => setting({ BBB_URL: `http://127.0.0.1:${await freePort()}/bigbluebutton/` })(site),
  ],
];

function bucketAt({ env }: HealthySite, address: string): void {
  env.STORAGE_URL = `s3://id:secret@bucket/pictures?region=eu-north-1&endpoint=${address}`;
}

const sender = 'mail.kaksha.example';
const dkim = 'site1._domainkey.kaksha.example';

const mails: Plant[] = [
  [
    'fault Mail: The mail server does not answer',
    async (site) => setting({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })(site),
  ],
  [
    'fault Mail: The mail server refuses the login',
    async (site) =>
      setting({
        SMTP_URL: await site.servers.smtp({
          disabledCommands: ['STARTTLS'],
          onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
        }),
      })(site),
  ],
  [
    'fault Mail: The certificate of the mail server is not trusted',
    async (site) => setting({ SMTP_URL: await site.servers.smtp(certified('mail.example')) })(site),
  ],
  ['warning Mail: The mail server offers no STARTTLS', probe({ isThisMachine: () => false })],
  [
    'warning Mail domain: mail.kaksha.example has no SPF record',
    ({ texts }) => Object.assign(texts, { [sender]: ['v=other'] }),
  ],
  [
    'fault Mail domain: mail.kaksha.example has 2 SPF records',
    ({ texts }) => Object.assign(texts, { [sender]: ['v=spf1 -all', 'v=spf1 mx -all'] }),
  ],
  [
    'warning Mail domain: The SPF record of mail.kaksha.example lets every server send',
    ({ texts }) => Object.assign(texts, { [sender]: ['v=spf1 +all'] }),
  ],
  [
    'warning Mail domain: mail.kaksha.example has no DMARC record',
    ({ texts }) => delete texts['_dmarc.kaksha.example'],
  ],
  [`fault Mail domain: ${dkim} has no DKIM record`, ({ texts }) => delete texts[dkim]],
  [
    `fault Mail domain: ${dkim} publishes another key`,
    ({ texts }) => Object.assign(texts, { [dkim]: ['v=DKIM1; k=rsa; p=AAAA'] }),
  ],
  [
    'warning Mail domain: DNS does not answer (ESERVFAIL)',
    probe({ resolveTxt: () => Promise.reject(Object.assign(new Error('queryTxt ESERVFAIL'), { code: 'ESERVFAIL' })) }),
  ],
];

testPlants([...services, ...mails]);
