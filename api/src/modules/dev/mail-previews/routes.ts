import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { listPage, previewPage } from './pages';
import { inScheme, listExamples, readExample } from './service';

const Example = Type.Object({
  template: Type.String({ maxLength: 60 }),
  example: Type.String({ maxLength: 60 }),
});
const FrameQuery = Type.Intersect([Example, Type.Object({ scheme: Type.Enum(['light', 'dark']) })]);

/** Inline styles and frames of this origin only; no script, no picture from elsewhere. */
const policy = (ancestors: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;
const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy("'none'") };
const frameHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `${policy("'self'")}; sandbox allow-popups`,
  'x-frame-options': 'SAMEORIGIN',
};

/** Pages that show every mail with example data, in demo mode. They contain no data of the database. */
export const mailPreviewRoutes: ApiModule = async (app, { settings, services }) => {
  if (!settings.demo) return;

  app.get('/dev/mails', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(pageHeaders).send(listPage(await listExamples(services))),
  );

  app.get('/dev/mail-preview', { schema: { hide: true, querystring: Example } }, async ({ query }, reply) =>
    reply.headers(pageHeaders).send(previewPage({ ...query, ...(await readExample(services, query)) })),
  );

  app.get('/dev/mail-html', { schema: { hide: true, querystring: FrameQuery } }, async ({ query }, reply) => {
    const { html } = await readExample(services, query);
    return reply.headers(frameHeaders).send(inScheme(html, query.scheme));
  });
};
