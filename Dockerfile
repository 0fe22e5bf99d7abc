# syntax=docker/dockerfile:1.7
FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --include=dev --no-audit --no-fund && RELEASES_URL=/app/releases npm run build
# The private keys of the root, the shell and the remotes end with this stage.
RUN RELEASES_URL=/app/releases npm run -s release -- keys online /app/online

FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS packages
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund

FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data RELEASES_URL=/app/releases RELEASE_KEYS=/app/keys
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build --chown=node:node /app/releases ./releases
# The online key of this image's releases; a bucket has its own keys, see docs/recipes/release-keys.md.
COPY --from=build --chown=node:node /app/online ./keys
COPY package.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/backend/health/live').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# SIGTERM goes to node itself, which drains.
ENTRYPOINT ["node", "dist/main.js"]
