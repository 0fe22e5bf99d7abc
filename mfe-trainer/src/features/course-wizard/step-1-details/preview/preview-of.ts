import type { Batch, CoverMotif, Fees, Picture } from '@kaksha/domain/catalogue';
import type { WizardState } from '../../../../store/wizard-state';
import type { DetailsValues } from '../details-values';

/** What a preview takes from a course that is saved. */
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

/** Width and height of a thumbnail of which only the address is known. */
const usualSize = { width: 960, height: 640 };

/** What the typed texts mean for a card. A number that will not do is shown as none, until it is mended. */
export function previewOf(values: DetailsValues, course: PreviewedCourse | null, wizard: WizardState): Preview {
  const { thumbnail: src } = values;
  const category = wizard.categories.data?.find(({ id }) => String(id) === values.categoryId);
  const language = wizard.languages.data?.find(({ id }) => String(id) === values.languageId);
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
    thumbnail: src === '' ? null : stored?.src === src ? stored : { src, avif: null, webp: null, ...usualSize },
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
