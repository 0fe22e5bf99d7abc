import { Type } from 'typebox';
import { PictureSourcesWire } from '../../media/wire';
import { oneOf, Results } from '../../wire';
import { uploadPurposes } from './purposes';

/** For the API's description: what a form holds is read and checked by the route. */
export const UploadForm = Type.Object({
  image: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
  purpose: Type.Optional(
    oneOf(uploadPurposes, 'What it is for; a cover for trainers, else a photo, when it is not said'),
  ),
});

export const UploadedAnswer = Results(
  Type.Object({
    url: Type.String({ description: 'Address of the widest file: what a course or a profile is given' }),
    sources: PictureSourcesWire,
  }),
);
