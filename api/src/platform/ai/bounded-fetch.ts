/** Reads the response body, at most `maxBytes`. Rejects larger bodies and unsuccessful statuses. */
export async function fetchBytes(url: string | URL, init: RequestInit, maxBytes: number): Promise<Buffer> {
  const response = await fetch(url, init);
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
