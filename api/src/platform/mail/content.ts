/** The content of a mail. `render-mail.ts` makes its HTML and its plain text. Every text is escaped. */
export interface MailContent {
  subject: string;
  /** Text that mail programs show after the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** A code in large type. */
  code?: string;
  /** A quotation of a user. */
  quote?: string;
  /** A table of labels and values. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Links with a line of text each, such as courses. */
  items?: readonly { title: string; detail: string; url: string }[];
  action?: { label: string; url: string };
  footnote?: string;
  /** The link with which the reader ends such mails, at the end. The outbox adds it. */
  preferences?: { label: string; url: string };
}

/** Text of the link to the settings at the end of a mail. */
export const preferencesLabel = ({ optional }: { optional: boolean }): string =>
  optional ? 'Choose what we send you' : 'Your notification settings';
