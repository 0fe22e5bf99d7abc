// In each development build: lets client.mjs update it.
globalThis.__kakshaParts ??= {};
globalThis.__kakshaParts[__BUILD__.name] = { hot: import.meta.webpackHot, hash: () => __webpack_hash__ };
