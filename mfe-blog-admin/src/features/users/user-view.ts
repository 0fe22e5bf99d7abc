import type { UserList } from '@kaksha/api-client/users';
import { idIn, pageIn } from '@kaksha/domain/address-numbers';
import { type UserRole, userRoles, userStates } from '@kaksha/domain/user-records';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BlogStore } from '../../store/blog-store';

export const roleNames: Readonly<Record<UserRole, string>> = {
  learner: 'Learner',
  trainer: 'Trainer',
  institute: 'Institute',
  staff: 'Staff of an institute',
  administrator: 'Administrator',
};

/** The list that the address names. */
export function userListIn(search: string): UserList {
  const query = new URLSearchParams(search);
  return {
    search: (query.get('q') ?? '').trim().slice(0, 254),
    role: userRoles.find((role) => role === query.get('role')) ?? null,
    state: userStates.find((state) => state === query.get('state')) ?? null,
    page: pageIn(query),
  };
}

export function usersPath({ search, role, state, page }: UserList): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(role && { role }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/admin/users?${query}` : '/admin/users';
}

export const userPath = (id: number): string => `/admin/users/${id}`;

export const usersLoader =
  ({ host, users }: BlogStore) =>
  ({ request }: LoaderFunctionArgs) =>
    host.awaitLoader(users.load(userListIn(new URL(request.url).search)));

/** 0, which no user has, for another text. */
export const userIdIn = (id: string | undefined): number => idIn(id) ?? 0;

export const userLoader =
  ({ host, user }: BlogStore) =>
  ({ params }: LoaderFunctionArgs) =>
    host.awaitLoader(user.load(userIdIn(params.id)));
