import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import type { InvoiceLink } from '@kaksha/domain/tax';
import type { ServiceContext } from '../../platform/context/context';
import { isPass, makePass } from '../../platform/encryption/signing-key';
import { notFound, unauthorized } from '../../platform/http/api-error';
import { fileLinkEnd } from '../../platform/http/file-links';
import { mustSeeInvoice } from './policy';
import { findInvoice, type InvoiceRow } from './repo';

const subjectOf = (id: number) => `invoice ${id}`;

/** A link that opens the file of an invoice without a session for half an hour. */
export function invoiceLink(
  { settings, signingKey, clock }: Pick<ServiceContext, 'settings' | 'signingKey' | 'clock'>,
  { id, kind, number, amountMinor }: InvoiceRow,
): InvoiceLink {
  const key = makePass(signingKey, subjectOf(id), fileLinkEnd(clock.now()));
  return { id, kind, number, amount: amountMinor, url: `${settings.apiHost}/invoices/${id}/file?key=${key}` };
}

/**
 * An invoice or credit note as a PDF file: for its buyer, its seller, administrators, and anyone with a valid pass.
 * @throws ApiError UNAUTHORIZED (401), FORBIDDEN (403), INVOICE_NOT_FOUND (404)
 */
export async function getInvoiceFile(
  context: ServiceContext,
  { id, pass }: { id: number; pass?: string },
): Promise<{ name: string; file: Buffer }> {
  const { db, principal, signingKey, clock } = context;
  const hasPass = pass !== undefined && isPass(signingKey, subjectOf(id), pass, clock.now());
  if (!hasPass && !principal) throw unauthorized();
  const found = await findInvoice(db, id);
  if (!found) throw notFound('There is no such invoice.', 'INVOICE_NOT_FOUND');
  const { invoice, userId, original } = found;
  if (!hasPass && principal) mustSeeInvoice(principal, { userId, trainerId: invoice.trainerId });
  const dateOf = (at: Date) => formatDate(dayIn(brand.timeZone, at));
  const { drawInvoicePdf } = await import('./invoice-pdf');
  const printed = {
    ...invoice,
    date: dateOf(invoice.issuedAt),
    original: original && { number: original.number, date: dateOf(original.issuedAt) },
  };
  const file = await drawInvoicePdf(printed, context.log);
  return { name: `${invoice.number.replaceAll('/', '-')}.pdf`, file };
}
