import type { MenuIconName } from './menu-icons';
import { isRemoteKind, type NotificationDeclaration } from './notification-kinds';
import { entriesOf, isOneOf, keysOf } from './typed';

/** Where a notification appears: in the bell and on its page, or as a mail. */
export const notificationChannels = ['in-app', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** `on` and `off` are defaults that the user can change. `always` is mandatory, and `never` is not offered. */
export type ChannelRule = 'on' | 'off' | 'always' | 'never';

export interface NotificationKindRules {
  /** The name of the setting. */
  label: string;
  /** One sentence below the label. */
  description: string;
  /** Whose settings list the kind. */
  audience: 'everyone' | 'trainers';
  channels: Readonly<Record<NotificationChannel, ChannelRule>>;
}

/** Every kind of notification that the API raises, in the order of the settings. The recipe add-a-notification.md explains an addition. */
export const notificationKinds = {
  'enquiry-answered': {
    label: 'Answers to my questions',
    description: 'A trainer answers a question that you asked about a course.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'review-answered': {
    label: 'Answers to my reviews',
    description: 'A trainer answers a review of yours.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'enrolment-confirmed': {
    label: 'My enrolments',
    description: 'You are enrolled in a course. The mail has the calendar file of your classes.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'class-in-24-hours': {
    label: 'Class within a day',
    description: 'A class of yours starts within 24 hours.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'class-in-1-hour': {
    label: 'Class soon',
    description: 'A class of yours starts within an hour.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'refund-sent': {
    label: 'My refunds',
    description: 'A payment of yours was refunded. The mail is your record of it.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'always' },
  },
  'batch-moved': {
    label: 'My batch has new times or a new place',
    description: 'A trainer moves a batch of yours. You accept the change or take a full refund.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'always' },
  },
  'batch-cancelled': {
    label: 'My batch is cancelled',
    description: 'A trainer cancels a batch of yours. The mail has the calendar file that removes its classes.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'always' },
  },
  'session-changed': {
    label: 'Changed classes',
    description: 'A class of yours is skipped, moved or put back to its planned time.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  certificate: {
    label: 'My certificates',
    description: 'You get a certificate for a finished course, or a trainer revokes one.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'batch-message': {
    label: 'Messages to my batch',
    description: 'A trainer writes to all learners of a batch of yours.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'seat-offered': {
    label: 'Seats of waiting lists',
    description:
      'A seat is free for you in a batch that you wait for, the time to take it is over, or the waiting list ends.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'new-batch': {
    label: 'New batches of courses I am interested in',
    description: 'A course that you marked as interesting has a new batch.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'saved-search': {
    label: 'New courses for my saved searches',
    description:
      'New courses match a search that you saved. For each search you choose every day, every week or never.',
    audience: 'everyone',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'enquiry-received': {
    label: 'Questions from learners',
    description: 'A learner asks you about a course.',
    audience: 'trainers',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'learner-enrolled': {
    label: 'New learners',
    description: 'A learner enrols in one of your batches.',
    audience: 'trainers',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'learner-refunded': {
    label: 'Refunds to learners',
    description: 'A learner is refunded and leaves one of your batches.',
    audience: 'trainers',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'learner-moved': {
    label: 'Learners who change or give back a seat',
    description: 'A learner moves to another batch of yours, or gives back a free seat.',
    audience: 'trainers',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  payout: {
    label: 'My payouts',
    description: 'A payout to you was paid, or could not be paid.',
    audience: 'trainers',
    channels: { 'in-app': 'on', mail: 'on' },
  },
  'platform-decision': {
    label: 'Decisions of the platform',
    description: 'An administrator decides about your verification, hides a course of yours or shows it again.',
    audience: 'trainers',
    channels: { 'in-app': 'always', mail: 'always' },
  },
  security: {
    label: 'Sign-in and security',
    description: 'A new device signs in, or a passkey or an authenticator app changes.',
    audience: 'everyone',
    channels: { 'in-app': 'always', mail: 'always' },
  },
} as const satisfies Record<string, NotificationKindRules>;

export type NotificationKind = keyof typeof notificationKinds;

export const notificationKindNames: readonly NotificationKind[] = keysOf(notificationKinds);

export const isNotificationKind = (value: unknown): value is NotificationKind => isOneOf(notificationKindNames, value);

/** Whether the API or a remote can raise the kind. */
export const isKnownKind = (kind: string): boolean => isNotificationKind(kind) || isRemoteKind(kind);

/** Of kinds that remotes raise. Pages have their labels, see `NotificationDeclaration`. */
const remoteKindRules: NotificationKindRules = {
  label: 'Notification',
  description: '',
  audience: 'everyone',
  channels: { 'in-app': 'on', mail: 'never' },
};

/** The rules of a kind of the API or of a remote. */
export const rulesOf = (kind: string): NotificationKindRules =>
  isNotificationKind(kind) ? notificationKinds[kind] : remoteKindRules;

/** The remote that declares how pages show a kind. The host itself has `security`. */
export function remoteOfKind(kind: NotificationKind): 'learner' | 'trainer' | 'shell' {
  if (kind === 'security') return 'shell';
  return rulesOf(kind).audience === 'trainers' ? 'trainer' : 'learner';
}

/** How pages show a kind of the API. */
export const declarationOf = (kind: NotificationKind, icon?: MenuIconName): NotificationDeclaration => ({
  kind,
  label: rulesOf(kind).label,
  ...(icon && { icon }),
  ...(rulesOf(kind).audience === 'trainers' && { audience: 'trainer' }),
});

/** Kinds whose settings the user sees. */
export const kindsFor = ({ isTrainer }: { isTrainer: boolean }): NotificationKind[] =>
  notificationKindNames.filter((kind) => isTrainer || rulesOf(kind).audience !== 'trainers');

/** Whether a user wants a kind in a channel. `chosen` is undefined without a stored choice. */
export function isEnabled(kind: string, channel: NotificationChannel, chosen: boolean | undefined): boolean {
  const rule = rulesOf(kind).channels[channel];
  if (rule === 'always' || rule === 'never') return rule === 'always';
  return chosen ?? rule === 'on';
}

/** Whether the user can choose. */
export const isOptional = (kind: string, channel: NotificationChannel): boolean =>
  ['on', 'off'].includes(rulesOf(kind).channels[channel]);

/** A line of the bell's page. */
export interface Notification {
  id: number;
  /** A `NotificationKind`, or one that a remote raises. */
  kind: string;
  title: string;
  /** Empty when the title says everything. */
  body: string;
  /** Path on this site; null without a page. */
  link: string | null;
  createdAt: string;
  isRead: boolean;
}

/** The choices of one kind. A channel is missing when the kind does not use it. */
export interface NotificationSetting {
  kind: string;
  label: string;
  description: string;
  channels: Partial<Record<NotificationChannel, { enabled: boolean; mandatory: boolean }>>;
}

/** A setting of a user, from the stored choices of the kind. */
export function settingOf(kind: string, chosen: Partial<Record<NotificationChannel, boolean>>): NotificationSetting {
  const { label, description, channels } = rulesOf(kind);
  const offered = entriesOf(channels).filter(([, rule]) => rule !== 'never');
  return {
    kind,
    label,
    description,
    channels: Object.fromEntries(
      offered.map(([channel, rule]) => [
        channel,
        { enabled: isEnabled(kind, channel, chosen[channel]), mandatory: rule === 'always' },
      ]),
    ),
  };
}

export interface SettingChange {
  kind: string;
  channel: NotificationChannel;
  enabled: boolean;
}

/** The settings after a change. */
export function withChange(
  settings: readonly NotificationSetting[],
  { kind, channel, enabled }: SettingChange,
): NotificationSetting[] {
  const before = settings.find((setting) => setting.kind === kind) ?? settingOf(kind, {});
  const after = { ...before, channels: { ...before.channels, [channel]: { enabled, mandatory: false } } };
  return settings.includes(before) ? settings.map((each) => (each === before ? after : each)) : [...settings, after];
}

/** The settings of a user with those of the kinds that live remotes raise. */
export const withRemoteKinds = (
  settings: readonly NotificationSetting[],
  declared: readonly NotificationDeclaration[],
): NotificationSetting[] => [
  ...settings.filter(({ kind }) => !isRemoteKind(kind)),
  ...declared
    .filter(({ kind }) => isRemoteKind(kind))
    .map(({ kind, label, description = '' }) => ({
      ...(settings.find((setting) => setting.kind === kind) ?? settingOf(kind, {})),
      label,
      description,
    })),
];
