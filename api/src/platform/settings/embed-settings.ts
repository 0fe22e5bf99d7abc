import { embedHosts } from '@kaksha/domain/embeds';

const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * The hosts of `EMBED_HOSTS`. Only plain host names are accepted, because the list becomes part of the content security
 * policy.
 */
export function readEmbedHosts(text: string | null, problems: string[]): readonly string[] {
  if (text === null) return embedHosts;
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts.filter((host) => !hostName.test(host));
  for (const host of wrong) problems.push(`EMBED_HOSTS lists host names by comma, not "${host}".`);
  return hosts.filter((host) => hostName.test(host));
}
