import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { getPicture } from './service';

const year = 365 * 24 * 3600;

const PictureFile = Type.Unsafe<Readable>({ type: 'string', format: 'binary', contentMediaType: 'image/*' });

/** Picture files. The bytes behind a name never change, so responses are immutable. */
export const mediaRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'media');
  operation('getPicture', 'GET /media/:file', {
    summary: 'A picture file',
    caller: 'visitor',
    perMinute: false,
    params: Type.Object({ file: Type.String({ maxLength: 100, description: '<name>-<width>.<avif|webp>' }) }),
    responses: { 200: PictureFile },
    handler: async ({ context, params, reply }) => {
      const { file } = params;
      const found = await getPicture(context, file);
      return reply
        .headers({
          'content-type': file.endsWith('.avif') ? 'image/avif' : 'image/webp',
          'content-length': found.size,
          'cache-control': `public, max-age=${year}, immutable`,
        })
        .send(found.stream);
    },
  });
};
