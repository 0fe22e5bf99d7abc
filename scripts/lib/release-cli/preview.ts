import { checkPreview, issuePreview, listPreviews, revokePreview } from '@kaksha/release/previews';
import { type IssuedPreview, ReleaseError } from '@kaksha/release/types';
import { refsOf } from './args';
import type { CommandContext, CommandResult } from './context';
import { candidates, runSmokeTest } from './smoke-test';

export interface PreviewOptions {
  hours: number;
  site?: string;
  check: boolean;
  list?: boolean;
  /** Id of a preview. */
  revoke?: string;
}

/** @param args  alternating names and versions; none with `list` and `revoke` */
export async function preview(
  context: CommandContext,
  args: readonly string[],
  options: PreviewOptions,
): Promise<CommandResult> {
  const { store, publisher } = context;
  if (options.list || options.revoke !== undefined) {
    if (args.length > 0) throw new ReleaseError('USAGE', '--list and --revoke take no releases');
    return options.revoke === undefined ? list(context) : revoke(context, options.revoke);
  }
  if (args.length === 0) throw new ReleaseError('USAGE', 'name a part and a version, or use --list or --revoke');
  const site = originOf(context, options);
  const releases = refsOf(args);
  await checkPreview(store, releases, options.hours);
  if (options.check) await runSmokeTest(store, await candidates(store, releases), context);
  const { token, preview: issued } = await issuePreview(store, {
    releases,
    site,
    hours: options.hours,
    by: publisher.author,
  });
  const link = `${site}/?preview=${token}`;
  return { data: { ...issued, link }, text: `${describe(issued)}\n${link}` };
}

async function list({ store }: CommandContext): Promise<CommandResult> {
  const previews = await listPreviews(store);
  return { data: previews, text: previews.map(describe).join('\n') || 'there are no previews' };
}

async function revoke({ store }: CommandContext, id: string): Promise<CommandResult> {
  const ended = await revokePreview(store, id);
  return { data: ended, text: `the preview ${id} has ended` };
}

const describe = ({ id, site, releases, expiresAt, by }: IssuedPreview) =>
  [
    id,
    releases.map(({ name, version }) => `${name} ${version}`).join(', '),
    `until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC`,
    site,
    by ?? '',
  ]
    .join('  ')
    .trimEnd();

/** @throws ReleaseError USAGE */
function originOf({ env }: CommandContext, { site }: PreviewOptions): string {
  const address = site ?? env.KAKSHA_ORIGIN ?? `http://localhost:${env.PORT ?? 3000}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new ReleaseError('USAGE', `${address} is no address of a site`);
}
