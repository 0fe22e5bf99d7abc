import { Type } from 'typebox';
import { oneOf } from '../../platform/http/wire';
import { PictureSourcesWire } from '../../platform/media/wire';
import { uploadPurposes } from './purposes';

/** For the API documentation; the route reads and checks the form. */
export const UploadForm = Type.Object({
  image: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
  purpose: Type.Optional(oneOf(uploadPurposes, 'Default: `thumbnail` for trainers, else `profile`')),
});

export const UploadedAnswer = Type.Object({
  url: Type.String({ description: 'Address of the widest file, for the course or profile' }),
  sources: PictureSourcesWire,
});
