import { once } from 'node:events';
import { createServer, isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { dayMs } from '@kaksha/domain/time-units';
import { errorCodeOf, errorMessageOf } from '@kaksha/domain/typed';
import { type Check, type Finding, fault, ok, type Site, warning } from './check';
import type { Probes } from './probes';

async function checkCertificate({ settings: { origin }, probes }: Site): Promise<Finding[]> {
  if (!origin?.startsWith('https:')) return [];
  const url = new URL(origin);
  const { host, port, ca } = probes.publicAddress(url);
  // What is wrong with the certificate is told, not refused.
  const socket = connect({
    host,
    port,
    ca,
    servername: isIP(url.hostname) ? '' : url.hostname,
    rejectUnauthorized: false,
    timeout: probes.timeoutMs,
  });
  socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
  try {
    await once(socket, 'secureConnect');
  } catch (error) {
    const advice =
      'Start the proxy, and let its name and port 443 lead to it. Some networks hide the own public address: then ask from outside.';
    return [warning(`${origin} does not answer from here: ${errorMessageOf(error)}.`, advice)];
  }
  const findings = certificateFindings(socket, url.hostname, probes.now());
  socket.destroy();
  return findings;
}

function certificateFindings(socket: TLSSocket, name: string, now: Date): Finding[] {
  const { valid_from, valid_to } = socket.getPeerCertificate();
  const ends = Date.parse(valid_to);
  const days = Math.floor((ends - now.getTime()) / dayMs);
  const advice = 'Let the proxy renew it (Caddy and certbot do so by themselves; look at their log).';
  if (days < 0) return [fault(`The certificate of ${name} ended ${-days} days ago.`, advice)];
  const problem = String(socket.authorizationError ?? '');
  if (problem.includes('ALTNAME'))
    return [fault(`The certificate is not for ${name}.`, 'Get one for the name in SITE_ORIGIN.')];
  if (problem)
    return [
      fault(
        `The certificate of ${name} is not trusted: ${problem}.`,
        'Send the whole chain, or get one of a public authority.',
      ),
    ];
  // A proxy that signs them itself renews them every few hours.
  if (ends - Date.parse(valid_from) < 3 * dayMs) return [ok(`The certificate of ${name} is renewed every day.`)];
  if (days < 14) return [warning(`The certificate of ${name} ends in ${days} days.`, advice)];
  return [ok(`The certificate of ${name} ends in ${days} days.`)];
}

/** Whether the site can listen, or runs already. */
async function checkPort({ settings: { port, host, prefix }, probes }: Site): Promise<Finding[]> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return [ok(`Port ${port} is free.`)];
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'EACCES') return [fault(`Port ${port} is for root only.`, 'Set PORT=3000 behind a proxy.')];
    if (code === 'EADDRNOTAVAIL')
      return [fault(`HOST=${host} is no address of this machine.`, 'Set HOST=127.0.0.1 behind a proxy.')];
    if (code !== 'EADDRINUSE') throw error;
  } finally {
    server.close();
  }
  const at = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const runs = await probes
    .fetch(`http://${at.includes(':') ? `[${at}]` : at}:${port}${prefix}/health/live`, {
      signal: AbortSignal.timeout(probes.timeoutMs),
    })
    .then(async (response) => response.ok && (await response.text()).includes('"success"'))
    .catch(() => false);
  if (runs) return [ok(`The site runs on port ${port}.`)];
  return [
    fault(`Another program uses port ${port}.`, `Find it with ss -ltnp 'sport = :${port}', or set another PORT.`),
  ];
}

/** The site tells an operator how many addresses X-Forwarded-For had on the way through all proxies. */
async function checkProxies({
  settings: { origin, trustProxy, metricsToken, prefix },
  probes,
}: Site): Promise<Finding[]> {
  if (!origin) return [];
  if (trustProxy === 0 && origin.startsWith('https:')) {
    const advice =
      'Set TRUST_PROXY to the number of proxies in front of the site: rate limits count all visitors as one.';
    return [fault('TRUST_PROXY is 0, but https comes from a proxy.', advice)];
  }
  const measured = metricsToken ? await forwardedAddresses(`${origin}${prefix}/metrics`, metricsToken, probes) : null;
  if (measured === null)
    return [ok(`TRUST_PROXY is ${trustProxy}; not measured without METRICS_TOKEN and a running site.`)];
  if (measured === trustProxy) return [ok(`${measured} proxies stand before the site, as TRUST_PROXY says.`)];
  const effect =
    measured > trustProxy ? 'rate limits and sessions have the address of a proxy' : 'visitors choose their address';
  const text = `${measured} proxies add to X-Forwarded-For, and TRUST_PROXY is ${trustProxy}: ${effect}.`;
  return [fault(text, `Set TRUST_PROXY=${measured}, or mend the proxies.`)];
}

async function forwardedAddresses(address: string, token: string, probes: Probes): Promise<number | null> {
  const headers = { authorization: `Bearer ${token}` };
  const text = await probes
    .fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(probes.timeoutMs) })
    .then((response) => response.text())
    .catch(() => '');
  const found = /^http_forwarded_addresses (\d+)$/m.exec(text)?.[1];
  return found ? Number(found) : null;
}

export const addressChecks: readonly Check<Site>[] = [
  { area: 'Certificate', run: checkCertificate },
  { area: 'Port', run: checkPort },
  { area: 'Proxies', run: checkProxies },
];
