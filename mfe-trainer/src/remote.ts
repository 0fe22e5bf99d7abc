import type { RemoteModule } from '@kaksha/contract/host';
import { CONTRACT_VERSION } from '@kaksha/contract/version';

const remote: RemoteModule = { id: 'trainer', contract: CONTRACT_VERSION, routes: () => [] };
export default remote;
