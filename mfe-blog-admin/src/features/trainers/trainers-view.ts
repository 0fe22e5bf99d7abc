import type { TrainerList } from '@kaksha/api-client/verification';
import { pageIn } from '@kaksha/domain/address-numbers';
import { type VerificationStanding, verificationStandings } from '@kaksha/domain/trainer-verification';
import type { BadgeProps } from '@kaksha/ui/badge';
import type { LoaderFunction } from 'react-router-dom';
import type { BlogStore } from '../../store/blog-store';

export const trainersPath = '/admin/trainers';

export const standings: Readonly<Record<VerificationStanding, { label: string; tone: BadgeProps['tone'] }>> = {
  waiting: { label: 'Waiting', tone: 'saffron' },
  verified: { label: 'Verified', tone: 'good' },
  refused: { label: 'Refused', tone: 'bad' },
  expired: { label: 'Expired', tone: 'neutral' },
  none: { label: 'Not requested', tone: 'neutral' },
};

export const standingIn = (value: string | null): VerificationStanding | null =>
  verificationStandings.find((one) => one === value) ?? null;

/** The list that the address names. */
export function listIn(search: string): TrainerList {
  const params = new URLSearchParams(search);
  return { standing: standingIn(params.get('show')), search: params.get('q')?.trim() ?? '', page: pageIn(params) };
}

export function listPath({ standing, search, page }: TrainerList): string {
  const params = new URLSearchParams({
    ...(standing && { show: standing }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${trainersPath}?${params}` : trainersPath;
}

export const trainerListLoader =
  (store: BlogStore): LoaderFunction =>
  ({ request }) =>
    store.host.awaitLoader(store.trainers.load(listIn(new URL(request.url).search)));
