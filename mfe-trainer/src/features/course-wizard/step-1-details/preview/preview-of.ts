import type { Batch, Category, CoverMotif, Fees, Language, Picture } from '@kaksha/domain/catalogue';
import type { DetailsValues } from '../details-values';

/** The part of a stored course that the preview shows. */
export interface PreviewedCourse {
  id: number;
  batches: readonly Batch[];
  trainer: { name: string };
  thumbnail: Picture | null;
}

interface Preview {
  motif: CoverMotif;
  category: string | null;
  language: string | null;
  fees: Fees;
  thumbnail: Picture | null;
}

/** Assumed size of a thumbnail when only its URL is known. */
const defaultSize = { width: 960, height: 640 };

/** The card's content for the values of step 1. Invalid numbers are left out. */
export function previewOf(
  values: DetailsValues,
  course: PreviewedCourse | null,
  { categories, languages }: { categories: readonly Category[]; languages: readonly Language[] },
): Preview {
  const { thumbnail: src } = values;
  const category = categories.find(({ id }) => String(id) === values.categoryId);
  const language = languages.find(({ id }) => String(id) === values.languageId);
  const stored = course?.thumbnail ?? null;
  return {
    motif: category?.motif ?? 'cloud',
    category: category?.displayName ?? null,
    language: language?.displayName ?? null,
    fees: {
      inr: amountOf(values.feeInr),
      usd: amountOf(values.feeUsd),
      discount: discountOf(values.discount),
    },
    thumbnail: src === '' ? null : stored?.src === src ? stored : { src, avif: null, webp: null, ...defaultSize },
  };
}

function amountOf(text: string): number | null {
  const amount = Number(text);
  return text.trim() === '' || !(amount >= 0) ? null : amount;
}

function discountOf(text: string): number {
  const discount = amountOf(text) ?? 0;
  return discount <= 100 ? discount : 0;
}
