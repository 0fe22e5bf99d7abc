import { getAdminOverview } from '@kaksha/api-client/administration';
import { type AuditFilter, getAuditEntities, getAuditLog } from '@kaksha/api-client/audit';
import { getAllPosts, getDraftPosts, getPost, getPosts } from '@kaksha/api-client/blog';
import { getAuthoredPost, getModeratedComments, getRevision, getRevisions } from '@kaksha/api-client/blog-authoring';
import { getModeratedCourses } from '@kaksha/api-client/course-reports';
import {
  createResource,
  createResourceCache,
  emptyResources,
  reviveResources,
} from '@kaksha/api-client/create-resource';
import { getModeratedFeedback } from '@kaksha/api-client/feedback';
import { getLedger } from '@kaksha/api-client/ledger';
import { getLegalTexts } from '@kaksha/api-client/legal';
import { getManagedLists } from '@kaksha/api-client/managed-lists';
import { getNewsletterIssue } from '@kaksha/api-client/newsletter';
import { findPayouts, getHeldRefunds } from '@kaksha/api-client/payouts';
import { getSettingVersions, getSiteSettings } from '@kaksha/api-client/site-settings';
import { listSupportMessages } from '@kaksha/api-client/support';
import { getUser, listUsers, type UserList } from '@kaksha/api-client/users';
import { examineTrainer, getTrainersToVerify, type TrainerList } from '@kaksha/api-client/verification';
import { awaitUser } from '@kaksha/contract/current-user';
import type { HostServices } from '@kaksha/contract/host';
import { createRemoteStore } from '@kaksha/contract/store';
import { type AdminRight, holdsRight } from '@kaksha/domain/admin-rights';
import type { CurrentUser } from '@kaksha/domain/current-user';
import type { ModeratedState } from '@kaksha/domain/feedback';
import type { PayoutFilter } from '@kaksha/domain/payouts';
import type { SettingSection } from '@kaksha/domain/site-settings';
import type { BlogData, PostFilter } from './blog-data';
import { isFullPage } from './comments';

const postLists = { all: getAllPosts, published: getPosts, drafts: getDraftPosts } satisfies Record<
  PostFilter,
  unknown
>;

const admin = (user: CurrentUser | null) => (user?.isAdmin ? user : undefined);

const holding = (right: AdminRight) => (user: CurrentUser | null) =>
  user && holdsRight(user, right) ? user : undefined;

/** The remote's store: one per host, with one resource for each thing that it loads. Only administrators load data. */
export function createBlogStore(host: HostServices) {
  const { http } = host;
  const state = createRemoteStore(host, 'blog-admin', emptyResources<BlogData>(), reviveResources);
  const cache = createResourceCache(state, () => awaitUser(host));
  return {
    host,
    state,
    posts: createResource(cache, 'posts', { user: admin, fetch: (filter: PostFilter) => postLists[filter](http) }),
    view: createResource(cache, 'view', {
      user: admin,
      async fetch(slug: string) {
        const post = await getPost(http, slug);
        const comments = await getModeratedComments(http, post.id);
        return { post, comments, hasOlder: isFullPage(comments) };
      },
    }),
    authored: createResource(cache, 'authored', { user: admin, fetch: (id: number) => getAuthoredPost(http, id) }),
    issue: createResource(cache, 'issue', { user: admin, fetch: (id: number) => getNewsletterIssue(http, id) }),
    revisions: createResource(cache, 'revisions', { user: admin, fetch: (id: number) => getRevisions(http, id) }),
    revision: createResource(cache, 'revision', {
      user: admin,
      key: ({ postId, version }) => `${postId}/${version}`,
      fetch: ({ postId, version }: RevisionKey) => getRevision(http, postId, version),
    }),
    moderatedReviews: createResource(cache, 'moderatedReviews', {
      user: admin,
      key: ({ state: shown, page }) => `${shown}/${page}`,
      fetch: (list: { state: ModeratedState; page: number }) => getModeratedFeedback(http, list),
    }),
    overview: createResource(cache, 'overview', { user: admin, fetch: () => getAdminOverview(http) }),
    moderatedCourses: createResource(cache, 'moderatedCourses', {
      user: admin,
      key: ({ state: shown, page }) => `${shown}/${page}`,
      fetch: (list: { state: ModeratedState; page: number }) => getModeratedCourses(http, list),
    }),
    trainers: createResource(cache, 'trainers', {
      user: admin,
      key: ({ standing, search, page }) => `${standing}/${page}/${search}`,
      fetch: (list: TrainerList) => getTrainersToVerify(http, list),
    }),
    examinedTrainer: createResource(cache, 'examinedTrainer', {
      user: admin,
      fetch: (id: number) => examineTrainer(http, id),
    }),
    ledger: createResource(cache, 'ledger', { user: admin, fetch: () => getLedger(http) }),
    legalTexts: createResource(cache, 'legalTexts', { user: holding('operations'), fetch: () => getLegalTexts(http) }),
    managedLists: createResource(cache, 'managedLists', {
      user: holding('content'),
      fetch: () => getManagedLists(http),
    }),
    siteSettings: createResource(cache, 'siteSettings', {
      user: holding('operations'),
      fetch: () => getSiteSettings(http),
    }),
    settingVersions: createResource(cache, 'settingVersions', {
      user: holding('operations'),
      fetch: (section: SettingSection) => getSettingVersions(http, section),
    }),
    heldRefunds: createResource(cache, 'heldRefunds', { user: admin, fetch: () => getHeldRefunds(http) }),
    payouts: createResource(cache, 'payouts', {
      user: admin,
      key: ({ state: shown, page }) => `${shown}/${page}`,
      fetch: (list: PayoutList) => findPayouts(http, list),
    }),
    users: createResource(cache, 'users', {
      user: holding('people'),
      key: (list) => JSON.stringify(list),
      fetch: (list: UserList) => listUsers(http, list),
    }),
    user: createResource(cache, 'user', { user: holding('people'), fetch: (id: number) => getUser(http, id) }),
    audit: createResource(cache, 'audit', {
      user: holding('owner'),
      key: (list) => JSON.stringify(list),
      fetch: (list: AuditFilter & { page: number }) => getAuditLog(http, list),
    }),
    auditEntities: createResource(cache, 'auditEntities', {
      user: holding('owner'),
      fetch: () => getAuditEntities(http),
    }),
    contactMessages: createResource(cache, 'contactMessages', {
      user: admin,
      key: ({ answered, page }) => `${answered}/${page}`,
      fetch: (list: { answered: boolean; page: number }) => listSupportMessages(http, list),
    }),
  };
}

export interface PayoutList {
  state: PayoutFilter;
  page: number;
}

export interface RevisionKey {
  postId: number;
  version: number;
}

export type BlogStore = ReturnType<typeof createBlogStore>;
