import * as contractStorage from '@kaksha/contract/browser-storage';
import * as contractCurrentUser from '@kaksha/contract/current-user';
import * as contractHost from '@kaksha/contract/host-context';
import * as contractMenus from '@kaksha/contract/menus';
import * as contractNow from '@kaksha/contract/now';
import * as contractPage from '@kaksha/contract/page';
import * as contractSlots from '@kaksha/contract/slots';
import * as contractStore from '@kaksha/contract/store';
import * as contractUnsaved from '@kaksha/contract/unsaved';
import * as contractVersion from '@kaksha/contract/version';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as zustand from 'zustand';
import * as zustandShallow from 'zustand/react/shallow';
import * as zustandVanilla from 'zustand/vanilla';

/**
 * Modules that host and remotes share as one instance. In the browser Module Federation provides them from the host's
 * build; on the server the remotes' bundles read them from this object. A test compares the list with the imports.
 */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  'zustand/react/shallow': zustandShallow,
  'zustand/vanilla': zustandVanilla,
  '@kaksha/contract/browser-storage': contractStorage,
  '@kaksha/contract/host-context': contractHost,
  '@kaksha/contract/menus': contractMenus,
  '@kaksha/contract/now': contractNow,
  '@kaksha/contract/page': contractPage,
  '@kaksha/contract/current-user': contractCurrentUser,
  '@kaksha/contract/slots': contractSlots,
  '@kaksha/contract/store': contractStore,
  '@kaksha/contract/unsaved': contractUnsaved,
  '@kaksha/contract/version': contractVersion,
};
