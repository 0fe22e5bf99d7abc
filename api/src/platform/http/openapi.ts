import swagger from '@fastify/swagger';
import { brand } from '@kaksha/domain/brand';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';
import { describeAnswers, nameSchemas } from './openapi-answers';

/** The OpenAPI document at `/openapi.json` and its page at `/docs`. Register before the routes. */
export async function addOpenApi(app: FastifyInstance, { prefix, production }: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      ...(prefix && { servers: [{ url: prefix }] }),
      info: {
        title: `${brand.name} API`,
        version: '1.0.0',
        description:
          'Answers are `{ success, status, data }`, refusals `{ success, status, error, code, fields? }` with the HTTP status that means it.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => ({ schema: describeAnswers(schema, route), url }),
    transformObject: (document) => ('openapiObject' in document ? nameSchemas(document.openapiObject) : {}),
  });
  // Production does not publish the list of its operations.
  if (production) return;
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, {
    routePrefix: `${prefix}/docs`,
    staticCSP: true,
    uiConfig: { persistAuthorization: true },
  });
  app.get(`${prefix}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
}
