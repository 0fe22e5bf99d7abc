import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilReady } from '../../lib/until-ready';

/** The registry's program. Its dependency is named by a tag, which not every registry has. */
const program = { dependencies: { verdaccio: '6.7.4' }, overrides: { 'node-fetch': '2.7.0' } };

/**
 * Starts an npm registry on this machine. It has the packages of the platform and takes all others from the registry that npm
 * is set to.
 */
export async function startRegistry(folder: string, port: number) {
  const origin = `http://127.0.0.1:${port}`;
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'config.yaml');
  const settings = {
    storage: join(folder, 'storage'),
    uplinks: { usual: { url: stdout.trim(), maxage: '30m', timeout: '60s' } },
    packages: {
      '@kaksha/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'usual' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', level: 'error' },
  };
  // YAML contains JSON.
  writeFileSync(config, JSON.stringify(settings));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(program));
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', install, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm install of the registry: ${stderr}`);
  const args = [join(folder, 'node_modules/verdaccio/bin/verdaccio'), '--config', config, '--listen', origin];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  await untilReady(`${origin}/-/ping`, child, 180_000);
  const token = `--//127.0.0.1:${port}/:_authToken=anyone`;
  return {
    /** Settings of npm as variables of the environment. */
    settings: { npm_config_registry: `${origin}/` },
    publish(tarball: string) {
      const { status, stderr } = spawnSync('npm', ['publish', tarball, '--registry', origin, token], {
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`npm publish ${tarball}: ${stderr}`);
    },
    kill: () => child.kill(),
  };
}
