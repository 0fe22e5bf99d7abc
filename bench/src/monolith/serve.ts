// Serves a monolith build: serve.ts <folder> <port> <origin of the federated site>
import { createMonolithSite } from './site';

const [out, port, origin] = process.argv.slice(2);
const site = await createMonolithSite(out as string, origin as string);
await site.listen({ port: Number(port), host: 'localhost' });
console.log('monolith ready');
