import type { RemoteModule } from '@kaksha/contract/host';
import { page } from '@kaksha/contract/page';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import { idIn } from '@kaksha/domain/address-numbers';
import { createElement } from 'react';
import { auditLoader } from './features/audit/audit-view';
import { dashboardLoader } from './features/dashboard/load-dashboard';
import { editorLoader } from './features/editor/load-editor';
import { ledgerLoader } from './features/ledger/ledger-view';
import { moderationLoader } from './features/moderation/moderation-view';
import { payoutsLoader } from './features/payouts/payouts-view';
import { trainerListLoader } from './features/trainers/trainers-view';
import { userLoader, usersLoader } from './features/users/user-view';
import { AdministrationLayout } from './layout/administration-layout';
import { createBlogStore } from './store/blog-store';
import { StoreLayout } from './store/store-layout';

const remote: RemoteModule = {
  id: 'blog-admin',
  contract: CONTRACT_VERSION,
  routes(host) {
    const store = createBlogStore(host);
    const dashboard = () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-page');
    const postView = () => import(/* webpackChunkName: "post-view" */ './features/post-view/post-view-page');
    const editor = () => import(/* webpackChunkName: "editor" */ './features/editor/editor-page');
    const moderation = () => import(/* webpackChunkName: "moderation" */ './features/moderation/moderation-page');
    const trainers = () => import(/* webpackChunkName: "trainers" */ './features/trainers/trainers-page');
    const trainer = () => import(/* webpackChunkName: "trainers" */ './features/trainers/trainer-page');
    const ledger = () => import(/* webpackChunkName: "ledger" */ './features/ledger/ledger-page');
    const settings = () => import(/* webpackChunkName: "settings" */ './features/settings/settings-page');
    const overview = () => import(/* webpackChunkName: "overview" */ './features/overview/overview-page');
    const payouts = () => import(/* webpackChunkName: "payouts" */ './features/payouts/payouts-page');
    const lists = () => import(/* webpackChunkName: "lists" */ './features/lists/lists-page');
    const users = () => import(/* webpackChunkName: "users" */ './features/users/users-page');
    const user = () => import(/* webpackChunkName: "user" */ './features/users/user-page');
    const audit = () => import(/* webpackChunkName: "audit" */ './features/audit/audit-page');
    const firstAdministrator = () =>
      import(/* webpackChunkName: "first-administrator" */ './features/first-administrator/first-administrator-page');
    return [
      {
        id: 'blog-admin',
        element: createElement(StoreLayout, { store }),
        children: [
          {
            id: 'blog-admin:area',
            element: createElement(AdministrationLayout),
            children: [
              {
                id: 'blog-admin:overview',
                path: 'admin',
                ...page(overview, () => host.awaitLoader(store.overview.load())),
              },
              { id: 'blog-admin:payouts', path: 'admin/payouts', ...page(payouts, payoutsLoader(store)) },
              { id: 'blog-admin:dashboard', path: 'blog-dashboard', ...page(dashboard, dashboardLoader(store)) },
              { id: 'blog-admin:moderation', path: 'moderation', ...page(moderation, moderationLoader(store)) },
              { id: 'blog-admin:ledger', path: 'ledger', ...page(ledger, ledgerLoader(store)) },
              { id: 'blog-admin:trainers', path: 'admin/trainers', ...page(trainers, trainerListLoader(store)) },
              {
                id: 'blog-admin:trainer',
                path: 'admin/trainers/:id',
                ...page(trainer, ({ params }) => host.awaitLoader(store.examinedTrainer.load(idIn(params.id) ?? 0))),
              },
              { id: 'blog-admin:users', path: 'admin/users', ...page(users, usersLoader(store)) },
              { id: 'blog-admin:user', path: 'admin/users/:id', ...page(user, userLoader(store)) },
              { id: 'blog-admin:audit', path: 'admin/audit', ...page(audit, auditLoader(store)) },
              {
                id: 'blog-admin:lists',
                path: 'admin/lists',
                ...page(lists, () => host.awaitLoader(store.managedLists.load())),
              },
              {
                id: 'blog-admin:settings',
                path: 'admin/settings',
                ...page(settings, () => host.awaitLoader(store.siteSettings.load())),
              },
              {
                id: 'blog-admin:post',
                path: 'admin-blog/:slug',
                ...page(postView, ({ params }) => host.awaitLoader(store.view.load(params.slug ?? ''))),
              },
            ],
          },
          // A post is written over the whole width.
          { id: 'blog-admin:first-administrator', path: 'first-administrator', ...page(firstAdministrator) },
          { id: 'blog-admin:editor', path: 'blogcreate/:id?', ...page(editor, editorLoader(store)) },
        ],
      },
    ];
  },
};

export default remote;
