export default async function teardown(): Promise<void> {
  await (globalThis as { stopSite?: () => Promise<void> }).stopSite?.();
}
