import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { contextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { refusals } from '../../platform/http/wire';
import { getPicture } from './service';

const year = 365 * 24 * 3600;

const PictureFile = Type.Unsafe<Readable>({ type: 'string', format: 'binary', contentMediaType: 'image/*' });

/** Picture files. The bytes behind a name never change, so responses are immutable. */
export const mediaRoutes: ApiModule = async (app) => {
  app.get(
    '/media/:file',
    {
      // A page shows many pictures, which are files.
      config: { rateLimit: false },
      schema: {
        tags: ['media'],
        operationId: 'getPicture',
        summary: 'A picture file',
        params: Type.Object({ file: Type.String({ maxLength: 100, description: '<name>-<width>.<avif|webp>' }) }),
        response: { 200: PictureFile, ...refusals(404) },
      },
    },
    async (request, reply) => {
      const { file } = request.params;
      const found = await getPicture(contextOf(request), file);
      return reply
        .headers({
          'content-type': file.endsWith('.avif') ? 'image/avif' : 'image/webp',
          'content-length': found.size,
          'cache-control': `public, max-age=${year}, immutable`,
        })
        .send(found.stream);
    },
  );
};
