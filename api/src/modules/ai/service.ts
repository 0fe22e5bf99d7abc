import type { Ai } from '../../ai/ai';
import { askedContentType, askedModulePart, type Subject, type TextTask } from '../../ai/tasks';
import { badRequest } from '../../api-error';
import type { ImageBody, SubjectBody, TextBody } from './schema';

/** The course that a helper writes for. Throws 400 without a name. */
export function subjectOf(body: SubjectBody): Subject {
  return {
    courseName: required(body.course_name, 'course_name', 'Course name is required'),
    category: body.category?.trim() || null,
    subcategory: body.sub_category?.trim() || null,
    level: body.difficulty_level ?? null,
  };
}

/** A list of contents, or of a module. Throws 400 for what there is no such list of. */
export function listTaskOf(body: TextBody): Extract<TextTask, { kind: 'content' | 'module' }> {
  const subject = subjectOf(body);
  if (!body.kind?.trim()) {
    return { kind: 'content', contentType: askedContentType(body.content_type ?? ''), subject };
  }
  const part = askedModulePart(body.kind);
  const moduleName = required(body.module_name, 'module_name', 'Module name is required');
  return { kind: 'module', part, moduleName, subject };
}

function required(value: string | null | undefined, field: string, message: string): string {
  const text = value?.trim();
  if (!text) throw badRequest(message, { [field]: message });
  return text;
}

const mostIcons = 200;

/** Icons by what they are of: drawn once for everybody, the most recently wanted ones kept. */
export class IconCache {
  private readonly icons = new Map<string, Buffer>();

  get(key: string): Buffer | null {
    const icon = this.icons.get(key);
    if (!icon) return null;
    this.icons.delete(key);
    this.icons.set(key, icon);
    return icon;
  }

  set(key: string, icon: Buffer): void {
    this.icons.set(key, icon);
    const [oldest] = this.icons.keys();
    if (this.icons.size > mostIcons && oldest !== undefined) this.icons.delete(oldest);
  }
}

/** What is to be drawn: whatever of it is in the cache already, and how it is drawn. Throws 400 without a name. */
export function drawingOf(
  body: ImageBody,
  icons: IconCache,
): { known: Buffer | null; draw: (ai: Ai, signal: AbortSignal) => Promise<Buffer> } {
  const { kind = 'cover' } = body;
  if (kind === 'cover') {
    const subject = subjectOf(body);
    return { known: null, draw: (ai, signal) => ai.drawCover(subject, signal) };
  }
  const name = required(body.name, 'name', 'Name is required');
  const key = `${kind} ${name.toLowerCase()}`;
  return {
    known: icons.get(key),
    async draw(ai, signal) {
      const icon = await ai.drawIcon(name, kind, signal);
      icons.set(key, icon);
      return icon;
    },
  };
}
