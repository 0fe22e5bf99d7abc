import pg from 'pg';

/** Creates a database of its own on the server of `url`, whose role may create databases. */
export async function createScanDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `kaksha_scan_${process.pid}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`create database ${name}`);
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}
