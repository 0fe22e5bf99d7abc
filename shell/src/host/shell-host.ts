import type { HostServices, NotificationsService } from '@kaksha/contract/host';
import { useHost } from '@kaksha/contract/host-context';
import type { PageSettings } from '@kaksha/domain/page-settings';
import type { NavigationHistory } from '../history/navigation-history';
import type { ThemeService } from '../layout/theme';
import type { ShellNotices } from '../notices/notice-service';
import type { UnreadNotifications } from '../notifications/unread-notifications';
import type { ShellPageService } from '../page/page-service';
import type { ShellSession } from '../session/session-store';
import type { StepUpService } from '../step-up/step-up-service';
import type { ShellTelemetry } from '../telemetry/telemetry';

/** The host as used by the shell; remotes see only HostServices. */
export interface ShellHost extends HostServices {
  readonly environment: HostServices['environment'] & {
    /** What the settings of the site change of pages; missing while nothing is stored. */
    readonly site?: PageSettings;
  };
  readonly session: ShellSession;
  readonly history: NavigationHistory;
  readonly notify: ShellNotices;
  readonly page: ShellPageService;
  readonly notifications: NotificationsService & UnreadNotifications;
  readonly theme: ThemeService;
  readonly stepUp: StepUpService;
  readonly telemetry: Pick<ShellTelemetry, 'error' | 'shown'>;
  /** Starts everything that must not run before the first render. */
  mounted(): void;
}

/** For components of the shell, which always render inside a ShellHost. */
export function useShellHost(): ShellHost {
  return useHost() as ShellHost;
}
