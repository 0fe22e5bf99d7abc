import { builtInHeader } from '@kaksha/domain/built-in-writer';
import { joinList } from '@kaksha/domain/contents';
import type { FastifyReply } from 'fastify';
import { userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { resolveAliases } from '../../platform/http/field-aliases';
import { perMinute } from '../../platform/http/rate-limit';
import { refusals, results } from '../../platform/http/wire';
import { pictureKindOf } from '../../platform/media/pictures';
import { mayUseAi } from './policy';
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
import { generateCourseContent, generateImage, generateList, generateMeta, improveText } from './service';

const common = {
  config: { rateLimit: perMinute(60) },
  onRequest: mayUseAi,
  preValidation: resolveAliases(aiSpellings),
};
const documented = { tags: ['ai'], security: [{ token: [] }] };
const refused = refusals(400, 401, 429, 502);

/** Runs the call with a signal that fires when the client closes the connection. */
async function cancellable<T>({ raw }: FastifyReply, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableEnded) controller.abort();
  };
  raw.once('close', abort);
  if (raw.destroyed) controller.abort();
  try {
    return await call(controller.signal);
  } finally {
    raw.off('close', abort);
  }
}

/** Drafts of texts and pictures for signed-in users. */
export const aiRoutes: ApiModule = async (app) => {
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
      const { body } = request;
      const { answer, isBuiltIn } = await cancellable(reply, (signal) =>
        generateList(userContextOf(request), { body, signal }),
      );
      return results({ items: answer, text: joinList(answer), built_in: isBuiltIn });
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
      const { body } = request;
      const { answer, isBuiltIn } = await cancellable(reply, (signal) =>
        generateCourseContent(userContextOf(request), { body, signal }),
      );
      return results({ ...answer, built_in: isBuiltIn });
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
        description: `The header \`${builtInHeader}: true\` marks a placeholder that no model drew.`,
        body: ImageBody,
        response: { 200: PictureBytes, ...refused },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { bytes, isBuiltIn } = await cancellable(reply, (signal) =>
        generateImage(userContextOf(request), { body, signal }),
      );
      if (isBuiltIn) reply.header(builtInHeader, 'true');
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
        summary: 'Improve the wording of a text',
        body: ImproveBody,
        response: { 200: ImprovedAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { answer, isBuiltIn } = await cancellable(reply, (signal) =>
        improveText(userContextOf(request), { body, signal }),
      );
      return results({ text: answer, built_in: isBuiltIn });
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
      const { body } = request;
      const { answer: meta, isBuiltIn } = await cancellable(reply, (signal) =>
        generateMeta(userContextOf(request), { body, signal }),
      );
      return results({
        meta_title: meta.title,
        meta_description: meta.description,
        meta_keywords: joinList(meta.keywords),
        built_in: isBuiltIn,
      });
    },
  );
};
