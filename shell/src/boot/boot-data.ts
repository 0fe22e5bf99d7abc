import type { HostServices } from '@kaksha/contract/host';
import type { LiveReleases } from '@kaksha/release/live-releases';

/** What the site server writes into each page for the host, as a block of JSON data. */
export interface BootData {
  registry: LiveReleases;
  environment: Omit<HostServices['environment'], 'server'>;
  /** Whether the request came with a session's cookies. Decides the first render of the header. */
  hasSession: boolean;
  /** Origins of the remotes that this tab tries from a developer's machine, by name; absent where nobody may. */
  overrides?: Record<string, string>;
  /** Set when the page was rendered on the server: what the browser needs to take it over. */
  render: {
    /** Remotes whose pages are on the screen. */
    remotes: string[];
    loaderData: Record<string, unknown>;
    /** Data of the remotes' stores, by store id. */
    stores: Record<string, unknown>;
    /** The page's own path, when no page is there. */
    nowhere?: string;
  } | null;
}

export const BOOT_ELEMENT_ID = 'kaksha-boot';
export const ROOT_ELEMENT_ID = 'root';

export function readBootData(): BootData {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`the page holds no #${BOOT_ELEMENT_ID} data`);
  return JSON.parse(text) as BootData;
}
