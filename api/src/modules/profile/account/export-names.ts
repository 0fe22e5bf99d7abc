import { describeBatch } from '@kaksha/domain/batches';
import { type Currency, currencies } from '@kaksha/domain/catalogue';
import { certificateAddress } from '@kaksha/domain/certificates';
import { supportTypes } from '@kaksha/domain/contact';
import { legalDocuments, legalPath, legalTitles } from '@kaksha/domain/legal';
import { formatMoney } from '@kaksha/domain/money';
import { postPath, trainerPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import { isOneOf } from '@kaksha/domain/typed';
import { batchOf } from '../../../platform/database/batch-of';
import { pictureOf } from '../../../platform/media/pictures';
import type { Settings } from '../../../platform/settings/settings';
import { apiUrl, siteOrigin } from '../../../platform/settings/site';
import type { PersonalRows } from './export-repo';
import type { findReferences } from './references-repo';

type Row = Record<string, unknown>;
export type References = Awaited<ReturnType<typeof findReferences>>;

/** The numbers in the columns of all rows. */
export function idsIn(rows: readonly Row[], columns: readonly string[]): number[] {
  const ids = rows.flatMap((row) => columns.map((column) => row[column]));
  return [...new Set(ids.filter((id) => typeof id === 'number'))];
}

/**
 * The rows with what a person recognises beside each number: names, addresses, and amounts with their currency. A name
 * that a row has already, as it was at the time, stays.
 */
export function withNames(
  rows: PersonalRows,
  { references, settings, now }: { references: References; settings: Settings; now: Date },
): PersonalRows {
  const known = knownFields(references, settings, now);
  return Object.fromEntries(
    Object.entries(rows).map(([subject, found]) => [
      subject,
      found.map((row) => {
        const named = { ...fieldsOf(row, known), ...ownFields(subject, row, settings), ...row };
        return { ...amountsOf(subject, named), ...named };
      }),
    ]),
  );
}

type Known = Readonly<Record<string, ReadonlyMap<number, Row>>>;

/** Fields for each value of a column. */
function knownFields(references: References, settings: Settings, now: Date): Known {
  const origin = siteOrigin(settings);
  const byId = <T extends { id: number }>(rows: readonly T[], fields: (row: T) => Row) =>
    new Map(rows.map((row) => [row.id, fields(row)]));
  const pictures = (name: string) =>
    byId(references.media, (row) => ({
      [name]: new URL(pictureOf(row, settings.mediaBase).src, origin).href,
    }));
  return {
    courseId: byId(references.courses, ({ id, name }) => ({
      courseName: name,
      courseUrl: origin + coursePath({ id, name }),
    })),
    batchId: byId(references.batches, ({ batch, courseName }) => ({
      batch: describeBatch(batchOf(batch), now),
      courseName,
    })),
    trainerId: byId(references.trainers, ({ id, name }) => ({
      trainerName: name,
      trainerUrl: origin + trainerPath(id),
    })),
    postId: byId(references.posts, ({ title, slug }) => ({ postTitle: title, postUrl: origin + postPath(slug) })),
    categoryId: byId(references.categories, ({ displayName }) => ({ category: displayName })),
    subcategoryId: byId(references.subcategories, ({ name }) => ({ subcategory: name })),
    languageId: byId(references.languages, ({ displayName }) => ({ language: displayName })),
    orderId: byId(references.orders, orderFields),
    paymentId: byId(references.payments, orderFields),
    transferId: byId(references.transfers, ({ kind, currency, at, reference, courseName }) => ({
      kind,
      currency,
      at,
      ...(reference && { orderReference: reference, courseName }),
    })),
    enquiryId: byId(references.enquiries, ({ courseName }) => ({ courseName })),
    feedbackId: byId(references.feedback, ({ trainerName, courseName }) => ({ trainerName, courseName })),
    mediaId: pictures('url'),
    photoId: pictures('photoUrl'),
    thumbnailId: pictures('thumbnailUrl'),
  };
}

const orderFields = ({
  reference,
  courseName,
  currency,
}: {
  reference: string;
  courseName: string;
  currency: Currency;
}) => ({
  orderReference: reference,
  courseName,
  currency,
});

function fieldsOf(row: Row, known: Known): Row {
  const fields: Row = {};
  for (const [column, values] of Object.entries(known).toReversed()) {
    const id = row[column];
    if (typeof id === 'number') Object.assign(fields, values.get(id));
  }
  return fields;
}

/** Addresses and words that a row gives itself. */
function ownFields(subject: string, row: Row, settings: Settings): Row {
  const origin = siteOrigin(settings);
  const { id, name, batchId, fileName, link, type, document, number } = row;
  switch (subject) {
    case 'certificates':
      return { url: origin + certificateAddress(String(id)) };
    case 'courses':
      return { url: origin + coursePath({ id: Number(id), name: String(name) }) };
    case 'trainer':
      return { url: origin + trainerPath(Number(id)) };
    case 'invoices':
      return { fileUrl: apiUrl(settings, `/invoices/${id}/file`) };
    case 'acceptedTexts':
      return isOneOf(legalDocuments, document)
        ? { title: legalTitles[document], url: origin + legalPath(document, Number(number)) }
        : {};
    case 'materials':
      return fileName ? { fileUrl: apiUrl(settings, `/classes/${batchId}/materials/${id}/file`) } : {};
    case 'notifications':
      return typeof link === 'string' && link.startsWith('/') ? { url: origin + link } : {};
    case 'messages':
      return { typeName: supportTypes.find((each) => each.type === type)?.name };
    default:
      return {};
  }
}

/** Subjects with a fee or an amount in each currency, beside `…UsdMinor`. */
const pricedInRupees = ['courses', 'coupons'];

/** `amount: '₹900'` for `amountMinor`. */
function amountsOf(subject: string, row: Row): Row {
  const amounts = Object.entries(row).flatMap(([column, value]) => {
    const [, name] = /^(\w+)Minor$/.exec(column) ?? [];
    const currency = name?.endsWith('Usd') ? 'USD' : pricedInRupees.includes(subject) ? 'INR' : row.currency;
    if (!name || typeof value !== 'number' || !isOneOf(currencies, currency)) return [];
    return [[name, formatMoney(value, currency)] as const];
  });
  return Object.fromEntries(amounts);
}
