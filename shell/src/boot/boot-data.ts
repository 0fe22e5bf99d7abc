import type { HostServices } from '@kaksha/contract/host';
import type { PageSettings } from '@kaksha/domain/page-settings';
import type { RemoteValues } from '@kaksha/domain/remote-values';
import type { LiveReleases } from '@kaksha/release/live-releases';

/** Data that the site server writes into each page as JSON. */
export interface BootData {
  registry: LiveReleases;
  environment: Omit<HostServices['environment'], 'server'> & {
    site?: PageSettings;
    /** Flags and settings of the live remotes for this visitor; absent without any. */
    values?: RemoteValues;
  };
  /** Whether the request had session cookies. Decides the first render of the header. */
  hasSession: boolean;
  /** Remote overrides of this tab: origin by remote name. Absent where overrides are not allowed. */
  overrides?: Record<string, string>;
  /** Set for server-rendered pages: the data for hydration. */
  render: {
    /** Remotes of the rendered page. */
    remotes: string[];
    loaderData: Record<string, unknown>;
    /** State of the remotes' stores by store id. */
    stores: Record<string, unknown>;
    /** Places of the extensions that the server rendered, see `placeOf` of the slots. */
    extensions?: string[];
    /** Extensions that the server could not render, so that the browser tries. */
    failedExtensions?: { key: string; message: string }[];
    /** The requested path, when no page exists there. */
    notFoundPath?: string;
  } | null;
}

export const BOOT_ELEMENT_ID = 'kaksha-boot';
export const ROOT_ELEMENT_ID = 'root';

export function readBootData(): BootData {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`the page holds no #${BOOT_ELEMENT_ID} data`);
  const data: BootData = JSON.parse(text);
  return data;
}
