import { joinList } from '@kaksha/domain/contents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { ApiModule } from '../../api-module';
import { pictureKindOf } from '../../media/pictures';
import { userOf } from '../../plugins/authentication';
import { oneSpelling } from '../../spellings';
import { refusals, results } from '../../wire';
import { onlyPeople } from './policy';
import { giveCallBack, takeCall } from './quota';
import {
  aiSpellings,
  CourseContentAnswer,
  ImageBody,
  ImproveBody,
  ImprovedAnswer,
  ListAnswer,
  MetaAnswer,
  MetaBody,
  PictureBytes,
  SubjectBody,
  TextBody,
} from './schema';
import { drawingOf, IconCache, listTaskOf, subjectOf } from './service';

/** Drafts of texts and pictures, for people who are signed in. The services' keys never leave the house. */
export const aiRoutes: ApiModule = async (app, { settings, services }) => {
  const { db } = services;
  const icons = new IconCache();
  const common = {
    config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    onRequest: onlyPeople,
    preValidation: oneSpelling(aiSpellings),
  };
  const documented = { tags: ['ai'], security: [{ token: [] }] };
  const refused = refusals(400, 401, 429, 502);

  /** One call within the person's quota, which ends when they go away. */
  async function help<T>(request: FastifyRequest, reply: FastifyReply, ask: (signal: AbortSignal) => Promise<T>) {
    const { id } = userOf(request);
    await takeCall(db, id, settings.ai.dailyCalls);
    const gone = new AbortController();
    const leave = () => {
      if (!reply.raw.writableEnded) gone.abort();
    };
    reply.raw.once('close', leave);
    if (reply.raw.destroyed) gone.abort();
    try {
      return await ask(gone.signal);
    } catch (error) {
      if (gone.signal.aborted) throw new ApiError(499, 'CANCELLED', 'Nobody waits for this any more.');
      await giveCallBack(db, id);
      throw error;
    } finally {
      reply.raw.off('close', leave);
    }
  }

  app.post(
    '/ai/text',
    {
      ...common,
      schema: {
        ...documented,
        operationId: 'generateList',
        summary: 'Draft a list for a course: topics, features, job roles, tools, …',
        body: TextBody,
        response: { 200: ListAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const task = listTaskOf(request.body);
      const items = await help(request, reply, (signal) => services.ai.write(task, signal));
      return results({ items, text: joinList(items) });
    },
  );

  app.post(
    '/ai/course-content',
    {
      ...common,
      schema: {
        ...documented,
        operationId: 'generateCourseContent',
        summary: "Draft a course's description, prerequisites and objectives",
        body: SubjectBody,
        response: { 200: CourseContentAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const subject = subjectOf(request.body);
      return results(await help(request, reply, (signal) => services.ai.write({ kind: 'course', subject }, signal)));
    },
  );

  app.post(
    '/ai/image',
    {
      ...common,
      schema: {
        ...documented,
        operationId: 'generateImage',
        summary: 'Draw a cover or an icon',
        body: ImageBody,
        response: { 200: PictureBytes, ...refused },
      },
    },
    async (request, reply) => {
      const { known, draw } = drawingOf(request.body, icons);
      const bytes = known ?? (await help(request, reply, (signal) => draw(services.ai, signal)));
      return reply.type(`image/${pictureKindOf(bytes) ?? 'png'}`).send(bytes);
    },
  );

  app.post(
    '/ai/improve',
    {
      ...common,
      schema: {
        ...documented,
        operationId: 'improveText',
        summary: 'Put a text in better words',
        body: ImproveBody,
        response: { 200: ImprovedAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const { text } = request.body;
      return results({
        text: await help(request, reply, (signal) => services.ai.write({ kind: 'improve', text }, signal)),
      });
    },
  );

  app.post(
    '/ai/meta',
    {
      ...common,
      schema: {
        ...documented,
        operationId: 'generateMeta',
        summary: "Draft a post's title, description and keywords for search engines",
        body: MetaBody,
        response: { 200: MetaAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const { title, content = '' } = request.body;
      const task = { kind: 'meta' as const, title, content };
      const meta = await help(request, reply, (signal) => services.ai.write(task, signal));
      return results({
        meta_title: meta.title,
        meta_description: meta.description,
        meta_keywords: joinList(meta.keywords),
      });
    },
  );
};
