import { currencies } from '@kaksha/domain/catalogue';
import { Type } from 'typebox';
import { oneOf } from '../../../platform/http/wire';
import { BatchWire } from '../../catalogue/courses/schema';
import { minorUnits } from '../../payment/schema';

export const ExportAnswer = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  description: 'All stored data about the user, as a file',
});

export const DeletionPreviewWire = Type.Object(
  {
    seats: Type.Array(
      Type.Object({
        courseName: Type.String(),
        batch: BatchWire,
        currency: oneOf(currencies),
        amount: minorUnits('What was paid'),
        refund: minorUnits('What goes back to the learner'),
        message: Type.String({ description: 'The refund rule as it applies, for the learner' }),
      }),
      { description: 'Seats of batches that are not over; they are given back' },
    ),
    waiting: Type.Integer({ description: 'Places in waiting lists and offered seats' }),
    certificates: Type.Integer({ description: 'Valid certificates; they are revoked' }),
    invoices: Type.Integer({ description: 'Invoices and credit notes; they are kept as the law asks' }),
  },
  { title: 'DeletionPreview' },
);
