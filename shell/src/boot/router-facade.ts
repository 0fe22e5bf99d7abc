import { createElement, type RefAttributes } from 'react';
import {
  type FormProps,
  type LinkProps,
  type NavLinkProps,
  Form as RouterForm,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from 'react-router';

/** Without `data-discover`, which only React Router's own server uses. */
const quiet = { discover: 'none' } as const;

export const Link = (props: LinkProps & RefAttributes<HTMLAnchorElement>) =>
  createElement(RouterLink, { ...quiet, ...props });
export const NavLink = (props: NavLinkProps & RefAttributes<HTMLAnchorElement>) =>
  createElement(RouterNavLink, { ...quiet, ...props });
export const Form = (props: FormProps & RefAttributes<HTMLFormElement>) =>
  createElement(RouterForm, { ...quiet, ...props });

/**
 * Replaces react-router-dom in every build. A shared library cannot be tree-shaken, so it re-exports only what pages
 * use; a test compares the list with the imports.
 */
export {
  data,
  isRouteErrorResponse,
  matchPath,
  Navigate,
  Outlet,
  redirect,
  useBeforeUnload,
  useBlocker,
  useFetcher,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
