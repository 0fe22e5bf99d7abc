import { address, mailbox, text, url, web } from './variable-kinds';

export const mailVariables = {
  SMTP_URL: url(['smtp', 'smtps'], {
    group: 'Mail and sign-in',
    description: 'Mail server.',
    otherwise: 'mails are stored, in demo mode',
    required: 'outside demo mode',
    example: 'smtps://user:password@mail.kaksha.example',
  }),
  MAIL_FROM: mailbox({
    group: 'Mail and sign-in',
    description: 'Sender of all mails.',
    otherwise: 'Kaksha <no-reply@kaksha.test>',
    required: 'outside demo mode',
    example: 'Kaksha <hello@kaksha.example>',
  }),
  MAIL_RETURN_PATH: address({
    group: 'Mail and sign-in',
    description:
      'Address to which mail servers send reports of mails that did not arrive (the sender of the envelope).',
    otherwise: 'the address of MAIL_FROM',
    example: 'bounces@kaksha.example',
  }),
  DKIM_DOMAIN: text({
    group: 'Mail and sign-in',
    description:
      'Domain that signs the mails (DKIM): that of MAIL_FROM, or one above or below it. For a mail server that does not sign itself. Needs DKIM_SELECTOR and DKIM_PRIVATE_KEY.',
    otherwise: 'the site does not sign',
    example: 'kaksha.example',
  }),
  DKIM_SELECTOR: text({
    group: 'Mail and sign-in',
    description: 'Name of the key: its public half is the TXT record <DKIM_SELECTOR>._domainkey.<DKIM_DOMAIN>.',
    example: 'site1',
  }),
  DKIM_PRIVATE_KEY: text({
    group: 'Mail and sign-in',
    description: 'RSA key of at least 2048 bits in PEM; line breaks may be written as \\n. openssl genrsa 2048.',
  }),
  MAIL_EVENTS_SECRET: text({
    group: 'Mail and sign-in',
    description:
      'Secrets with which the mail provider or the mail server reports mails that did not arrive, the newest first, separated by commas; openssl rand -hex 24.',
    otherwise: 'no reports are taken',
  }),
  MAIL_EVENTS_SES_TOPIC: text({
    group: 'Mail and sign-in',
    description: 'ARN of the SNS topic to which Amazon SES sends bounces and complaints.',
    otherwise: 'no reports of Amazon SES are taken',
    example: 'arn:aws:sns:ap-south-1:123456789012:kaksha-mail',
  }),
  GOOGLE_CLIENT_ID: text({
    group: 'Mail and sign-in',
    description: 'Client id for sign-in with Google.',
    otherwise: 'no sign-in with Google',
  }),
  GOOGLE_KEYS_URL: url(web, {
    group: 'Mail and sign-in',
    description: 'Public keys of the identity provider.',
    otherwise: "Google's",
  }),
};
