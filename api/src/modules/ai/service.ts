import { dayMs } from '@kaksha/domain/time-units';
import { LRUCache } from 'lru-cache';
import type { IconKind, Picture, Written } from '../../platform/ai/ai';
import {
  askedContentType,
  askedModulePart,
  type CourseText,
  type MetaText,
  type Subject,
} from '../../platform/ai/tasks';
import type { UserContext } from '../../platform/context/context';
import { badRequest } from '../../platform/http/api-error';
import { cancelled, quotaUsedUp } from './errors';
import { returnCall, takeCall } from './repo';
import type { ImageBody, MetaBody, SubjectBody, TextBody } from './schema';

interface Cancellable<T> {
  body: T;
  /** Fires when the client closes the connection. */
  signal: AbortSignal;
}

/**
 * A list of course contents, or of one part of a module.
 * @throws ApiError VALIDATION_FAILED, UNSUPPORTED_CONTENT_TYPE, UNSUPPORTED_FIELD_TYPE (400), AI_QUOTA_USED_UP (429),
 * AI_* (502)
 */
export async function generateList(
  context: UserContext,
  { body, signal }: Cancellable<TextBody>,
): Promise<Written<string[]>> {
  const subject = subjectOf(body);
  if (!body.part?.trim()) {
    const contentType = askedContentType(body.contentType ?? '');
    return withQuota(context, signal, () => context.ai.write({ kind: 'content', contentType, subject }, signal));
  }
  const part = askedModulePart(body.part);
  const moduleName = required(body.moduleName, 'moduleName', 'Module name is required');
  return withQuota(context, signal, () => context.ai.write({ kind: 'module', part, moduleName, subject }, signal));
}

/** Description, prerequisites and objectives. @throws ApiError as `generateList` */
export async function generateCourseContent(
  context: UserContext,
  { body, signal }: Cancellable<SubjectBody>,
): Promise<Written<CourseText>> {
  const subject = subjectOf(body);
  return withQuota(context, signal, () => context.ai.write({ kind: 'course', subject }, signal));
}

/** @throws ApiError AI_QUOTA_USED_UP (429), AI_* (502) */
export async function improveText(
  context: UserContext,
  { body: { text }, signal }: Cancellable<{ text: string }>,
): Promise<Written<string>> {
  return withQuota(context, signal, () => context.ai.write({ kind: 'improve', text }, signal));
}

/** @throws ApiError AI_QUOTA_USED_UP (429), AI_* (502) */
export async function generateMeta(
  context: UserContext,
  { body: { title, content = '' }, signal }: Cancellable<MetaBody>,
): Promise<Written<MetaText>> {
  return withQuota(context, signal, () => context.ai.write({ kind: 'meta', title, content }, signal));
}

/** A cover, or an icon from the cache of all users. @throws ApiError as `generateList` */
export async function generateImage(context: UserContext, { body, signal }: Cancellable<ImageBody>): Promise<Picture> {
  const { kind = 'cover' } = body;
  if (kind === 'cover') {
    const subject = subjectOf(body);
    return withQuota(context, signal, () => context.ai.drawCover(subject, signal));
  }
  return generateIcon(context, { name: required(body.name, 'name', 'Name is required'), kind, signal });
}

/** Icons by kind and name, shared by all users. */
const icons = new LRUCache<string, Picture>({ max: 200 });

/** Number of icons that image services drew for each user, in the 24 hours since the first one. */
const serviceIcons = new LRUCache<number, number>({ max: 10_000, ttl: dayMs, noUpdateTTL: true });

/** After this time an image service is called again for an icon that it did not draw. */
const placeholderTtlMs = 60 * 60 * 1000;

/**
 * Pages show icons without a click of the user, so icons do not use up the quota. Above a limit of their own they are
 * drawn without a service.
 */
async function generateIcon(
  context: UserContext,
  { name, kind, signal }: { name: string; kind: IconKind; signal: AbortSignal },
): Promise<Picture> {
  const key = `${kind} ${name.toLowerCase()}`;
  const cached = icons.get(key);
  if (cached) return cached;
  const { id } = context.principal;
  const drawn = serviceIcons.get(id) ?? 0;
  const picture = await unlessCancelled(signal, () =>
    context.ai.drawIcon(name, kind, signal, { placeholder: drawn >= context.settings.ai.dailyCalls }),
  );
  if (!picture.isBuiltIn) serviceIcons.set(id, drawn + 1);
  icons.set(key, picture, picture.isBuiltIn ? { ttl: placeholderTtlMs } : {});
  return picture;
}

/** Counts the call, unless it fails on our side. @throws ApiError AI_QUOTA_USED_UP (429), CANCELLED (499) */
async function withQuota<T>(
  { db, principal, settings }: UserContext,
  signal: AbortSignal,
  call: () => Promise<T>,
): Promise<T> {
  if (!(await takeCall(db, principal.id, settings.ai.dailyCalls))) throw quotaUsedUp();
  try {
    return await unlessCancelled(signal, call);
  } catch (error) {
    if (!signal.aborted) await returnCall(db, principal.id);
    throw error;
  }
}

/** @throws ApiError CANCELLED (499) instead of the call's error when the client has disconnected */
async function unlessCancelled<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw signal.aborted ? cancelled() : error;
  }
}

function subjectOf(body: SubjectBody): Subject {
  return {
    courseName: required(body.courseName, 'courseName', 'Course name is required'),
    category: body.category?.trim() || null,
    subcategory: body.subcategory?.trim() || null,
    level: body.difficulty ?? null,
  };
}

function required(value: string | null | undefined, field: string, message: string): string {
  const text = value?.trim();
  if (!text) throw badRequest(message, { [field]: message });
  return text;
}
