import type { HostServices } from '@kaksha/contract/host';
import { useHost } from '@kaksha/contract/host-context';
import type { NavigationHistory } from '../history/navigation-history';
import type { ThemeService } from '../layout/theme';
import type { ShellNotices } from '../notices/notice-service';
import type { ShellPageService } from '../page/page-service';
import type { ShellSession } from '../session/session-store';

/** The host as the shell itself knows it; remotes see the HostServices only. */
export interface ShellHost extends HostServices {
  readonly session: ShellSession;
  readonly history: NavigationHistory;
  readonly notify: ShellNotices;
  readonly page: ShellPageService;
  readonly theme: ThemeService;
  /** Whether the page was asked for with a session's cookies: what the header shows before the person is known. */
  readonly hasSession: boolean;
  /** The frame is on the screen: what must not come before the first render begins. */
  mounted(): void;
}

/** For the shell's own components: they are only ever rendered below a host that the shell made. */
export function useShellHost(): ShellHost {
  return useHost() as ShellHost;
}
