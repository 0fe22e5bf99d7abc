import { makeTestApp } from '../../../api/test/test-app';
import type { OpenApi } from './openapi';

/** The OpenAPI document for the client and the fakes, with paths relative to the API's prefix. */
export interface WireDocument extends OpenApi {
  openapi: string;
  info: object;
}

export async function wireDocument(): Promise<WireDocument> {
  const api = await makeTestApp();
  try {
    const { paths, components }: WireDocument = (await api.call('GET', '/openapi.json')).body;
    const info = { title: 'API', version: '1' };
    return { openapi: '3.0.3', info, paths, components: { schemas: components.schemas } };
  } finally {
    await api.close();
  }
}
