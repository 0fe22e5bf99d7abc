import type { InternalAxiosRequestConfig } from 'axios';
import * as actions from './actions';
import * as auth from './auth';
import * as authoring from './authoring';
import * as timings from './batches';
import * as blog from './blog';
import * as blogAuthoring from './blog-authoring';
import * as blogChanges from './blog-changes';
import * as catalogue from './catalogue';
import * as contents from './contents';
import * as curriculum from './curriculum';
import * as engagement from './engagement';
import { calls } from './fake-calls';
import * as feedback from './feedback';
import * as feedbackChanges from './feedback-changes';
import { createHttp } from './http';
import * as payment from './payment';
import * as preferredBatch from './preferred-batch';
import * as profile from './profile';
import * as session from './session';
import { specifiedCalls } from './specified-calls';
import { platformRequests } from './specified-requests/platform';
import { trainerRequests } from './specified-requests/trainer';
import * as support from './support';
import * as trainerSettings from './trainer-settings';
import * as trainers from './trainers';
import * as uploads from './uploads';

/** Checks what the client sends in each call of the specification's tables: method, path, query and every field. */

const modules: Record<string, object> = {
  actions,
  auth,
  authoring,
  blog,
  blogAuthoring,
  blogChanges,
  catalogue,
  contents,
  curriculum,
  engagement,
  feedback,
  feedbackChanges,
  payment,
  preferredBatch,
  profile,
  session,
  support,
  timings,
  trainerSettings,
  trainers,
  uploads,
};

/** Calls of the tables that the pages do not need. */
const notSent: Record<string, string> = {
  'get /course-actions/count': 'the counts come with the course',
  'get /blogs/limit': 'the home page has all posts',
  'delete /courses/{id}/': 'courses are deleted by the other path of the specification',
};

const sent = [...platformRequests, ...trainerRequests];

/** The body as an object; a file is shown by its name. */
function bodyOf({ data }: InternalAxiosRequestConfig): unknown {
  if (!(data instanceof FormData)) return data === undefined ? undefined : JSON.parse(data);
  return Object.fromEntries([...data].map(([name, value]) => [name, value instanceof File ? value.name : value]));
}

test.each(sent)('$by sends $call as the specification does', async ({ call, by, requests = [{}] }) => {
  const [method = '', path = ''] = call.split(' ');
  const [area = '', name = ''] = by.split('.');
  const ask = (modules[area] as Record<string, (...given: unknown[]) => Promise<unknown>>)[name];
  const variants = (calls as unknown as Record<string, Record<string, unknown[][]>>)[area]?.[name] ?? [];
  const made: object[] = [];
  const http = createHttp({
    baseURL: '',
    getToken: () => 'a-token',
    adapter: async (config) => {
      made.push({ method: config.method, path: config.url, query: config.params ?? {}, body: bodyOf(config) });
      return { status: 200, statusText: '', headers: {}, config, data: null };
    },
  });
  // The answer is empty, so the mapping of a read rejects; only the request counts here.
  for (const given of variants) await Promise.allSettled([ask?.(http, ...given)]);
  const address = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[\\w-]+')}$`);
  expect(made).toEqual(
    requests.map(({ query = {}, body }) => ({ method, path: expect.stringMatching(address), query, body })),
  );
});

test('every call of the specification is sent, or has a reason why not', () => {
  const known = [...sent.map(({ call }) => call), ...Object.keys(notSent)];
  expect(specifiedCalls.map(([call]) => call).filter((call) => !known.includes(call))).toEqual([]);
});
