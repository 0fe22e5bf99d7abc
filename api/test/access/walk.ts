import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { sessions } from '../../src/platform/database/schema/people';
import type { Operation } from '../contract';
import { shapeOf } from './answer-shape';
import { privateTexts } from './objects';
import { learnerEmail, learnerPhone, type Role, roles, type Side } from './people';
import type { Access, AccessRequest } from './request';
import { type Area, areas } from './requests';
import type { World } from './world';

/** An answer in the words of docs/access.md. Others are a status with its code: the role may, the state refuses. */
const refusals: readonly string[] = ['sign in', 'factor', 'no', 'hidden'];

export const isAllowed = (outcome: string): boolean => !refusals.includes(outcome);

interface Case {
  operation: Operation;
  access: Access;
  /** Registered in demo mode only. */
  isDemo: boolean;
}

export interface Row extends Case {
  outcomes: Record<Role, string>;
  /** Roles whose answer holds a private text. */
  readers: Role[];
  /** Of the first answer that succeeds; null for one that is not JSON. */
  shape: string | null;
}

/** Sends every request of an area as every role. Each call is undone. */
export async function walk(world: World, area: Area): Promise<Row[]> {
  const rows: Row[] = [];
  for (const one of casesOf(world, area)) {
    const outcomes: Partial<Row['outcomes']> = {};
    const readers: Role[] = [];
    let shape: string | null = null;
    for (const { role, side } of roles) {
      const { outcome, text } = await answerFor(world, one, { role, side });
      outcomes[role] = outcome;
      if (outcome === 'yes' || outcome === 'confirm') shape ??= jsonShape(text);
      if (privateWords.some((word) => text.includes(word))) readers.push(role);
    }
    rows.push({ ...one, outcomes: outcomes as Row['outcomes'], readers, shape });
  }
  return rows;
}

const jsonShape = (text: string) => (text.startsWith('{') ? shapeOf(JSON.parse(text)) : null);

const privateWords = [...Object.values(privateTexts), learnerEmail, learnerPhone];

function casesOf({ demo, strict }: World, area: Area): Case[] {
  const operations = new Map(demo.contract.operations.map((operation) => [operation.operationId, operation]));
  return Object.entries(areas[area]).flatMap(([operationId, accesses]) => {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`the API has no operation ${operationId}`);
    const isDemo = !strict.contract.operations.some((other) => other.operationId === operationId);
    return [accesses].flat().map((access) => ({ operation, access, isDemo }));
  });
}

async function answerFor(
  { demo, strict, people, targets, undone }: World,
  { operation, access, isDemo }: Case,
  { role, side }: { role: Role; side: Side },
): Promise<{ outcome: string; text: string }> {
  const { app, settings } = isDemo ? demo : strict;
  const user = role === 'visitor' ? null : people[role];
  const request = injected(operation, access.request(targets[side]), settings.prefix);
  if (user) request.headers = { ...request.headers, authorization: `Bearer ${user.token}` };
  const send = async () => {
    const { statusCode, payload } = await app.inject(request);
    return { outcome: outcomeOf(statusCode, payload), text: payload };
  };
  return undone(async (db) => {
    const first = await send();
    if (!user || first.outcome !== stepUp) return first;
    await db.update(sessions).set({ provenAt: new Date() }).where(eq(sessions.userId, user.userId));
    const second = await send();
    return { ...second, outcome: second.outcome === 'yes' ? 'confirm' : second.outcome };
  });
}

const stepUp = 'STEP_UP_REQUIRED';

function outcomeOf(status: number, payload: string): string {
  if (status < 400) return 'yes';
  const code = /"code":"(\w+)"/.exec(payload)?.[1] ?? '';
  if (status === 401) return 'sign in';
  if (status === 403 && code === stepUp) return stepUp;
  if (status === 403) return code === 'SECOND_FACTOR_REQUIRED' ? 'factor' : 'no';
  return status === 404 ? 'hidden' : `${status} ${code}`;
}

function injected({ method, path }: Operation, request: AccessRequest, prefix: string): InjectOptions {
  const { params = {}, query = {}, body, form } = request;
  const url = prefix + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const common = { method, url, query: texts };
  if (form) return { ...common, ...encoded(form) };
  if (body) return { ...common, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return common;
}

const boundary = 'x-boundary';

function encoded(form: NonNullable<AccessRequest['form']>): Pick<InjectOptions, 'payload' | 'headers'> {
  const parts = Object.entries(form).map(([name, value]) => {
    const file = Buffer.isBuffer(value) ? `; filename="${name}.txt"` : '';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]);
  });
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
