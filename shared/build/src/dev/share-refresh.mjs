// The first module of the host in development, before react-dom.
import * as refresh from 'react-refresh/runtime';

globalThis.__kakshaRefresh = refresh;
