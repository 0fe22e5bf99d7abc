import type { Role } from './current-user';
import { isRecord } from './typed';

/** A flag of a remote, as its `contributions.ts` declares it. */
export interface FlagDeclaration {
  /** The team that removes the flag, at most 80 characters. */
  owner: string;
  /** `YYYY-MM-DD`: from this day on, the flag is an alarm. */
  expires: string;
  /** The value where a site stores none. */
  default: boolean;
}

/** A setting of a remote, as its `contributions.ts` declares it. The label is for operators, at most 80 characters. */
export type SettingDeclaration =
  | { label: string; type: 'boolean'; default: boolean }
  | { label: string; type: 'number'; default: number; min?: number; max?: number }
  /** `maxLength` is 200 by default and at most 500. */
  | { label: string; type: 'text'; default: string; maxLength?: number }
  | { label: string; type: 'choice'; default: string; choices: readonly string[] };

export type SettingValue = boolean | number | string;

/** What a remote lets operators change without a release. */
export interface ValueDeclarations {
  flags?: Readonly<Record<string, FlagDeclaration>>;
  settings?: Readonly<Record<string, SettingDeclaration>>;
}

/** The values that count for one visitor. */
export interface RemoteValues {
  /** Names of the flags that are on. */
  flags: readonly string[];
  settings: Readonly<Record<string, SettingValue>>;
}

/** The values that a remote declares, for a page without a site server. */
export const defaultsOf = ({ flags = {}, settings = {} }: ValueDeclarations): RemoteValues => ({
  flags: Object.entries(flags).flatMap(([name, flag]) => (flag.default ? [name] : [])),
  settings: Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, setting.default])),
});

/** When a flag is on. Trainers are learners too. */
export type FlagRule = 'on' | 'off' | { percent: number } | { role: Role };

const maxDeclared = 30;
/** Characters of an owner and of a label. */
export const maxValueText = 80;
const maxChoices = 20;
const defaultLength = 200;
const maxLengthOfText = 500;
const nameRule = /^[a-z][a-z0-9-]{0,59}$/;
const roles = ['learner', 'trainer', 'admin'] as const;

/** Reads `on`, `off`, `25%` or `role:trainer`. @returns null for any other text */
export function flagRule(text: string): FlagRule | null {
  if (text === 'on' || text === 'off') return text;
  const role = roles.find((each) => text === `role:${each}`);
  if (role) return { role };
  const [, percent] = /^(\d{1,2}|100)%$/.exec(text) ?? [];
  return percent === undefined ? null : { percent: Number(percent) };
}

export const isFlagRule = (text: string) => flagRule(text) !== null;

/** Whether a rule gives visitors of the same role different values. */
export const isShare = (text: string) => /^[1-9]\d?%$/.test(text);

/** Whether the flag is an alarm. @param at  now */
export const isExpired = ({ expires }: Pick<FlagDeclaration, 'expires'>, at: Date) =>
  expires <= at.toISOString().slice(0, 10);

/** Why a release with these flags and settings is refused; null when it is not. */
export function faultOfValues({ flags = {}, settings = {} }: { flags?: unknown; settings?: unknown }): string | null {
  return faultOf('flag', flags, faultOfFlag) ?? faultOf('setting', settings, faultOfSetting);
}

function faultOf(kind: string, declared: unknown, faultIn: (value: unknown) => string | null): string | null {
  if (!isRecord(declared)) return `its ${kind}s are not an object`;
  const entries = Object.entries(declared);
  if (entries.length > maxDeclared) return `it has more than ${maxDeclared} ${kind}s`;
  for (const [name, value] of entries) {
    const fault = nameRule.test(name) ? faultIn(value) : 'its name is not lower-case words joined by hyphens';
    if (fault) return `its ${kind} ${JSON.stringify(name).slice(0, maxValueText)} is not valid: ${fault}`;
  }
  return null;
}

function faultOfFlag(flag: unknown): string | null {
  if (!isRecord(flag)) return 'it is not an object';
  if (!isText(flag.owner)) return `its owner is not a text of 1 to ${maxValueText} characters`;
  if (!isDay(flag.expires)) return 'it does not expire on a day such as 2027-03-01';
  return typeof flag.default === 'boolean' ? null : 'its default is neither true nor false';
}

const isText = (value: unknown, max = maxValueText): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= max;

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = Date.parse(value);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(value);
}

function faultOfSetting(value: unknown): string | null {
  if (!isRecord(value)) return 'it is not an object';
  if (!isText(value.label)) return `its label is not a text of 1 to ${maxValueText} characters`;
  if (!isDeclaration(value)) return 'its type or its limits are not those of a setting';
  return valueProblem(value, value.default) && 'its default is not a value that it allows';
}

function isDeclaration(value: Record<string, unknown>): value is SettingDeclaration & Record<string, unknown> {
  const { type, min = 0, max = 0, maxLength = 0, choices } = value;
  if (type === 'number') return Number.isFinite(min) && Number.isFinite(max);
  if (type === 'text') return Number.isInteger(maxLength) && Number(maxLength) <= maxLengthOfText;
  if (type !== 'choice') return type === 'boolean';
  return (
    Array.isArray(choices) &&
    choices.length > 0 &&
    choices.length <= maxChoices &&
    choices.every((each) => isText(each)) &&
    new Set(choices).size === choices.length
  );
}

/** Why a setting cannot have a value; null when it can. */
export function valueProblem(setting: SettingDeclaration, value: unknown): string | null {
  if (setting.type === 'boolean') return typeof value === 'boolean' ? null : 'It is true or false';
  if (setting.type === 'choice') {
    const { choices } = setting;
    return choices.some((each) => each === value) ? null : `It is one of ${choices.join(', ')}`;
  }
  if (setting.type === 'text') {
    const { maxLength = defaultLength } = setting;
    return typeof value === 'string' && value.length <= maxLength ? null : `It has at most ${maxLength} characters`;
  }
  const { min = -Infinity, max = Infinity } = setting;
  const isIn = typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
  if (isIn) return null;
  const limits = [min > -Infinity && `at least ${min}`, max < Infinity && `at most ${max}`].filter(Boolean);
  return ['It is a number', limits.join(' and ')].filter(Boolean).join(', ');
}

/** The value that a text stands for; a text that stands for none stays one. */
export function valueOfText({ type }: Pick<SettingDeclaration, 'type'>, text: string): SettingValue {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return type === 'number' && text.trim() !== '' ? Number(text) : text;
}
