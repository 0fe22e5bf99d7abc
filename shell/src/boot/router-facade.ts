/**
 * Stands for react-router-dom in every build. A shared library cannot be tree-shaken, so only what pages use is
 * re-exported here; a test compares this list with what the sources import.
 */
export {
  data,
  Form,
  isRouteErrorResponse,
  Link,
  matchPath,
  Navigate,
  NavLink,
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
