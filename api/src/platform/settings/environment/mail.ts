import { mailbox, text, url, web } from './variable-kinds';

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
