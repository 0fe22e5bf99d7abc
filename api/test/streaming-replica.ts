import type { ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port';
import { endPostgres, initCluster, postgresUser, runPostgresProgram, startPostgres } from './postgres-server';

export interface ServerWithReplica {
  /** Commits do not wait for the replica. */
  primaryUrl: string;
  replicaUrl: string;
  /** Waits until the replica has replayed all that is committed. */
  replay(): Promise<void>;
  /** The replica goes on receiving the log, but replays nothing. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts two PostgreSQL servers on this machine, of which the second replays the log of the first. */
export async function startServerWithReplica(): Promise<ServerWithReplica> {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-replica-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const servers: ChildProcess[] = [];
  const start = async (name: string, port: number, settings: string[]) => {
    const server = await startPostgres({ data: join(folder, name), port, folder, settings });
    servers.push(server);
    return server;
  };
  const stop = async () => {
    for (const server of servers.toReversed()) await endPostgres(server);
    rmSync(folder, { recursive: true, force: true });
  };
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const urlOf = (port: number, options = '') => `postgres://postgres@127.0.0.1:${port}/postgres${options}`;
  try {
    initCluster(join(folder, 'primary'), folder);
    await start('primary', primaryPort, ['synchronous_standby_names=*', 'synchronous_commit=local']);
    const copy = [
      '-d',
      urlOf(primaryPort),
      '-D',
      join(folder, 'replica'),
      '-R',
      '-X',
      'stream',
      '--no-sync',
      '-c',
      'fast',
    ];
    runPostgresProgram('pg_basebackup', copy, folder);
    const replica = await start('replica', replicaPort, []);
    const tell = async (port: number, statements: readonly string[]) => {
      const client = new pg.Client({ connectionString: urlOf(port) });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    };
    return {
      primaryUrl: urlOf(primaryPort),
      replicaUrl: urlOf(replicaPort),
      // This commit is acknowledged once the replica has replayed it.
      replay: () =>
        tell(primaryPort, [
          'set synchronous_commit = remote_apply',
          `select pg_logical_emit_message(true, 'replay', '')`,
        ]),
      pause: () => tell(replicaPort, ['select pg_wal_replay_pause()']),
      resume: () => tell(replicaPort, ['select pg_wal_replay_resume()']),
      stopReplica: () => endPostgres(replica),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
