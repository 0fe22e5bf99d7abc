import { brandCss } from '@kaksha/domain/brand-colours';
import type { LegalDocument } from '@kaksha/domain/legal';
import type { PageSettings, ShownBanner, StoredValues } from '@kaksha/domain/page-settings';
import { maintenanceMessage } from '@kaksha/domain/site-settings';
import type { Services } from '../context/services';
import { storedBrand } from './stored-brand';

/** The settings of the site as pages show them. Undefined while pages are as built in. */
export function sitePages({ site, clock }: Services) {
  return {
    current(): PageSettings | undefined {
      const { brand, extensions, maintenance } = site.current();
      const stored = storedBrand(site);
      const css = brandCss(brand);
      const banner = bannerNow(site, clock.now());
      const legal = legalNow(site, clock.now());
      const settings: PageSettings = {
        ...(stored && { brand: stored }),
        ...(css && { css }),
        ...(banner && { banner }),
        ...(legal && { legal }),
        ...(extensions.off.length > 0 && { extensionsOff: extensions.off }),
        ...(maintenance.on && { maintenance: maintenanceMessage(maintenance) }),
      };
      return Object.keys(settings).length > 0 ? settings : undefined;
    },
    values(): StoredValues {
      const { flags, remotes } = site.current();
      return { flags: flags.values, settings: remotes.values };
    },
    onChange: site.onChange,
  };
}

/** The number in force of each document that has versions; null without any. */
function legalNow(site: Services['site'], now: Date): PageSettings['legal'] | null {
  const inForce: Partial<Record<LegalDocument, number>> = {};
  for (const { document, number, effectiveFrom } of site.legal()) {
    inForce[document] = effectiveFrom <= now ? number : (inForce[document] ?? 1);
  }
  return Object.keys(inForce).length > 0 ? inForce : null;
}

/** The banner at the moment; null without one. */
function bannerNow(site: Services['site'], now: Date): ShownBanner | null {
  const { text, linkLabel, linkAddress, from, to, audience } = site.current().banner;
  const at = now.toISOString();
  if (!text || (from && at < new Date(from).toISOString()) || (to && at >= new Date(to).toISOString())) return null;
  const link = linkLabel && linkAddress ? { label: linkLabel, address: linkAddress } : null;
  return { id: site.versionOf('banner'), text, link, audience };
}
