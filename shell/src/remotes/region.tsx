import { frameFailure } from '@kaksha/domain/frame-failure';
import { ButtonLink } from '@kaksha/ui/button';
import { PartFailure } from '@kaksha/ui/part-failure';
import { RegionError } from '@kaksha/ui/region-error';
import { useBackOnline } from '@kaksha/ui/use-back-online';
import { useContext, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { RequireRole } from '../guards/require-role';
import { useShellHost } from '../host/shell-host';
import { NotFound } from '../layout/not-found';
import { useErrorReport } from '../telemetry/use-error-report';
import { RemoteLoadError, RemoteLoaderContext } from './remote-loader';

type Role = 'learner' | 'trainer' | 'admin';

interface RegionProps {
  remote: string;
  access: Record<string, Role>;
  /** Path of this region at which no page exists. */
  notFoundPath?: string;
}

/** Contains a remote's pages and applies its access rule. */
export function Region({ remote, access, notFoundPath }: RegionProps) {
  const { pathname } = useLocation();
  if (pathname === notFoundPath) return <NotFound />;
  const first = pathname.split('/')[1]?.toLowerCase() ?? '';
  const role = access[first];
  const outlet = (
    <div data-remote={remote} style={{ display: 'contents' }}>
      <Outlet />
    </div>
  );
  return role ? <RequireRole role={role}>{outlet}</RequireRole> : outlet;
}

/** Shown when a remote fails to load: reports the error and retries without a full page load, also when the device is back online. */
export function RegionFailure({ remote, title }: { remote: string; title: string }) {
  const error = useRouteError();
  const host = useShellHost();
  const loader = useContext(RemoteLoaderContext);
  const location = useLocation();
  const navigate = useNavigate();
  const [retrying, setRetrying] = useState(false);
  const missing = error instanceof RemoteLoadError || isMissingChunk(error);

  const reference = useErrorReport(error, `region:${remote}`);
  useEffect(() => {
    host.page.describe({ title: frameFailure.heading, status: 503, noindex: true });
  }, [host]);
  useEffect(() => {
    if (!loader || !isMissingChunk(error)) return;
    import(/* webpackChunkName: "updates" */ './reload-if-replaced').then(
      ({ reloadIfReplaced }) => reloadIfReplaced(remote, loader, host.unsaved),
      () => {},
    );
  }, [error, loader, remote, host]);

  const retry = async () => {
    setRetrying(true);
    await loader?.refresh();
    // Navigating to the same address makes the router load the remote again.
    await navigate(location.pathname + location.search + location.hash, { replace: true });
    setRetrying(false);
  };
  useBackOnline(missing, () => void retry());
  const actions = {
    variant: 'route',
    onRetry: () => void retry(),
    retrying,
    action: <ButtonLink to="/live-courses">Browse courses</ButtonLink>,
  } as const;
  if (missing && !navigator.onLine) {
    return (
      <RegionError
        {...actions}
        title="You are offline"
        text={`${title} did not load. The page opens when you are back online.`}
      />
    );
  }
  const tried = error instanceof RemoteLoadError ? ` We tried ${timesOf(error.attempts)}.` : '';
  return (
    <PartFailure
      {...actions}
      reference={reference}
      part={`${title} ${missing ? 'did not load' : 'stopped working'}.${tried} The rest of the site works.`}
    />
  );
}

const timesOf = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** Error of webpack for a chunk that failed to load. */
const isMissingChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
