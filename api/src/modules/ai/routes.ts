import { builtInHeader } from '@kaksha/domain/built-in-writer';
import { joinList } from '@kaksha/domain/contents';
import type { FastifyReply } from 'fastify';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { pictureKindOf } from '../../platform/media/pictures';
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

/** Drafts of texts and pictures. They cost money, so they need a session; `withQuota` of the service limits each user. */
export const aiRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'ai');
  operation('generateList', 'POST /ai/text', {
    summary: 'Draft a list for a course: topics, features, job roles, tools, …',
    caller: 'user',
    perMinute: 60,
    spellings: aiSpellings,
    body: TextBody,
    answer: ListAnswer,
    refuses: [502],
    handler: async ({ context, body, reply }) => {
      const { answer, isBuiltIn } = await cancellable(reply, (signal) => generateList(context, { body, signal }));
      return { items: answer, text: joinList(answer), isBuiltIn };
    },
  });

  operation('generateCourseContent', 'POST /ai/course-content', {
    summary: "Draft a course's description, prerequisites and objectives",
    caller: 'user',
    perMinute: 60,
    spellings: aiSpellings,
    body: SubjectBody,
    answer: CourseContentAnswer,
    refuses: [502],
    handler: async ({ context, body, reply }) => {
      const { answer, isBuiltIn } = await cancellable(reply, (signal) =>
        generateCourseContent(context, { body, signal }),
      );
      return { ...answer, isBuiltIn };
    },
  });

  operation('generateImage', 'POST /ai/image', {
    summary: 'Draw a cover or an icon',
    description: `The header \`${builtInHeader}: true\` marks a placeholder that no model drew.`,
    caller: 'user',
    perMinute: 60,
    spellings: aiSpellings,
    body: ImageBody,
    responses: { 200: PictureBytes },
    refuses: [502],
    handler: async ({ context, body, reply }) => {
      const { bytes, isBuiltIn } = await cancellable(reply, (signal) => generateImage(context, { body, signal }));
      if (isBuiltIn) reply.header(builtInHeader, 'true');
      return reply.type(`image/${pictureKindOf(bytes) ?? 'png'}`).send(bytes);
    },
  });

  operation('improveText', 'POST /ai/improve', {
    summary: 'Improve the wording of a text',
    caller: 'user',
    perMinute: 60,
    spellings: aiSpellings,
    body: ImproveBody,
    answer: ImprovedAnswer,
    refuses: [502],
    handler: async ({ context, body, reply }) => {
      const { answer, isBuiltIn } = await cancellable(reply, (signal) => improveText(context, { body, signal }));
      return { text: answer, isBuiltIn };
    },
  });

  operation('generateMeta', 'POST /ai/meta', {
    summary: "Draft a post's title, description and keywords for search engines",
    caller: 'user',
    perMinute: 60,
    spellings: aiSpellings,
    body: MetaBody,
    answer: MetaAnswer,
    refuses: [502],
    handler: async ({ context, body, reply }) => {
      const { answer: meta, isBuiltIn } = await cancellable(reply, (signal) => generateMeta(context, { body, signal }));
      return { ...meta, metaKeywords: joinList(meta.metaKeywords), isBuiltIn };
    },
  });
};
