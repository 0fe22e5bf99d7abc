import { billingLimits, invoiceKinds } from '@kaksha/domain/tax';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { nullable, oneOf } from '../../platform/http/wire';

/** An invoice or a credit note of an order. */
export const InvoiceWire = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(invoiceKinds),
    number: Type.String({ description: 'Without a gap for each seller and financial year' }),
    amount: Type.Integer({ description: 'With taxes, in paise or cents' }),
    url: Type.String({ description: 'The PDF file; opens for half an hour without a token' }),
  },
  { title: 'Invoice' },
);
export type InvoiceWire = Static<typeof InvoiceWire>;

/** Billing details of a buyer or a seller. */
export const BillingBody = Type.Object(
  {
    name: Type.String({ title: 'Name', maxLength: billingLimits.name }),
    address: Type.String({ title: 'Address', maxLength: billingLimits.address }),
    state: Type.String({ title: 'State', maxLength: 2, description: 'Its code in GST numbers; 96 outside India' }),
    gstin: Type.Optional(Type.String({ title: 'GST number', maxLength: 30, description: 'Of a registered company' })),
  },
  { title: 'Billing' },
);
export type BillingBody = Static<typeof BillingBody>;

export const TaxProfileBody = Type.Object({ ...BillingBody.properties, version: versionField });

export const TaxProfileWire = Type.Object(
  {
    name: Type.String(),
    address: Type.String(),
    state: Type.String({ description: 'Empty while nothing is stored' }),
    gstin: nullable(Type.String({ description: 'Without one, invoices have no tax' })),
    version: recordVersion,
  },
  { title: 'TaxProfile' },
);

export const PdfFile = Type.Unknown({ description: 'A PDF file', contentMediaType: 'application/pdf' });

export const FileQuery = Type.Object({
  key: Type.Optional(Type.String({ maxLength: 100, description: 'Opens the file for some hours without a token' })),
});
