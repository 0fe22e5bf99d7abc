import { createPrivateKey, createPublicKey } from 'node:crypto';
import { checkSmtp } from '@kaksha/api/platform/mail/check-smtp';
import { mailboxOf } from '@kaksha/api/platform/mail/mailbox';
import { errorCodeOf } from '@kaksha/domain/typed';
import { type Check, type Finding, fault, ok, type Site, warning } from './check';

async function checkMailServer({ settings: { smtpUrl }, probes }: Site): Promise<Finding[]> {
  if (smtpUrl === null) return [ok('Mails are stored and not sent (demo mode).')];
  const found = await checkSmtp(smtpUrl, probes.timeoutMs);
  switch (found.state) {
    case 'unreachable':
      return [
        fault(
          `The mail server does not answer: ${found.detail}.`,
          'Compare host and port in SMTP_URL; hosters often block port 25: use 587 or 465.',
        ),
      ];
    case 'login refused':
      return [
        fault(
          'The mail server refuses the login.',
          'Compare the user and the password in SMTP_URL; encode special characters.',
        ),
      ];
    case 'untrusted certificate':
      return [
        fault(
          `The certificate of the mail server is not trusted: ${found.detail}.`,
          'Use the name in the certificate in SMTP_URL.',
        ),
      ];
    case 'plain':
      if (probes.isThisMachine(new URL(smtpUrl).hostname)) return [ok('The mail server answers.')];
      return [
        warning(
          'The mail server offers no STARTTLS: mails and the password are readable on the way.',
          'Use smtps:// or another port.',
        ),
      ];
    case 'encrypted':
      return [ok('The mail server answers, encrypted.')];
  }
}

/** The texts of a name; empty when it has none. @throws Error when DNS does not answer */
async function textsOf({ probes }: Site, name: string): Promise<string[]> {
  try {
    return (await probes.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(errorCodeOf(error) ?? '')) return [];
    throw error;
  }
}

const domainOf = (address: string | undefined) => address?.split('@').at(-1) ?? '';

/** Receivers of mails judge the sender by these records. */
async function checkSenderDomain(site: Site): Promise<Finding[]> {
  const { smtpUrl, mailFrom, returnPath, dkim } = site.settings;
  if (smtpUrl === null) return [];
  const from = domainOf(mailboxOf(mailFrom)?.address);
  const envelope = returnPath ? domainOf(returnPath) : from;
  try {
    const [spf, dmarc, key] = await Promise.all([
      spfFinding(site, envelope),
      dmarcFinding(site, from),
      dkim ? dkimFinding(site, dkim) : ok('The mail server signs the mails, if any (DKIM).'),
    ]);
    return [spf, dmarc, key];
  } catch (error) {
    const text = `DNS does not answer (${errorCodeOf(error) ?? 'no answer'}), so SPF, DKIM and DMARC were not checked.`;
    return [warning(text, 'Look at /etc/resolv.conf of this machine.')];
  }
}

async function spfFinding(site: Site, domain: string): Promise<Finding> {
  const records = (await textsOf(site, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record = ''] = records;
  if (records.length === 0) {
    return warning(
      `${domain} has no SPF record: mails end among spam.`,
      `Add a TXT record: v=spf1 include:<your mail server> -all`,
    );
  }
  if (records.length > 1)
    return fault(`${domain} has ${records.length} SPF records, so none counts.`, 'Join them into one TXT record.');
  if (/ \+?all$/i.test(record))
    return warning(`The SPF record of ${domain} lets every server send.`, 'End it with -all or ~all.');
  return ok(`${domain} has an SPF record.`);
}

async function dmarcFinding(site: Site, domain: string): Promise<Finding> {
  // The record of the organisation counts for its subdomains.
  const names = domain
    .split('.')
    .slice(0, -1)
    .map((_, at, labels) => [...labels.slice(at), domain.split('.').at(-1)].join('.'));
  for (const name of names) {
    const records = (await textsOf(site, `_dmarc.${name}`)).filter((text) => /^v=DMARC1/i.test(text));
    if (records.length > 0) return ok(`${name} has a DMARC record.`);
  }
  return warning(
    `${domain} has no DMARC record.`,
    `Add a TXT record _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:<your address>`,
  );
}

async function dkimFinding(site: Site, dkim: NonNullable<Site['settings']['dkim']>): Promise<Finding> {
  const name = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  const own = createPublicKey(createPrivateKey(dkim.privateKey))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
  const [record] = (await textsOf(site, name)).filter((text) => text.includes('p='));
  if (!record) {
    return fault(
      `${name} has no DKIM record, so the signatures of mails fail.`,
      `Add a TXT record: v=DKIM1; k=rsa; p=${own}`,
    );
  }
  const published = record
    .replace(/\s/g, '')
    .split(';')
    .find((part) => part.startsWith('p='))
    ?.slice(2);
  if (published !== own) {
    return fault(
      `${name} publishes another key than DKIM_PRIVATE_KEY.`,
      `Replace the TXT record: v=DKIM1; k=rsa; p=${own}`,
    );
  }
  return ok(`${name} publishes the key of the signatures.`);
}

export const mailChecks: readonly Check<Site>[] = [
  { area: 'Mail', run: checkMailServer },
  { area: 'Mail domain', run: checkSenderDomain },
];
