# Builds Pixelplate; the image holds node, the production packages and the build.
FROM node:22-bookworm-slim AS build
# Only needed where a package has no prebuilt binary for this CPU.
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3 make g++ \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# Its install step would download GPU files; the CPU part is in the package.
ENV ONNXRUNTIME_NODE_INSTALL=skip
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
RUN npm ci --omit=dev
# onnxruntime-node ships binaries for every platform; one is enough.
RUN find node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d ! -path "*/linux/$(node -p process.arch)" -exec rm -rf {} +

FROM node:22-bookworm-slim
# Two malloc arenas instead of eight per core: an arena holds on to its peak memory. The memory of a password's hash
# goes back to the system at once, and new objects share 24 MB instead of 48.
ENV NODE_ENV=production \
    DATA_DIR=/data \
    PORT=3000 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=1000000
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/drizzle ./drizzle
COPY --from=build /app/build ./build
# Everything that must outlive the container: database, avatars, outbox, secret, backups.
RUN install -d -o node -g node -m 700 /data \
 && ln -s /app/build/commands/admin.js /usr/local/bin/pixelplate
VOLUME /data
USER node
LABEL org.opencontainers.image.title="Pixelplate" \
      org.opencontainers.image.description="A self-hosted nutrition log that fills a pixel-art puzzle a day." \
      org.opencontainers.image.licenses="AGPL-3.0-only" \
      org.opencontainers.image.version="0.1.0"
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 CMD ["pixelplate", "healthcheck"]
# Run it with an init (`docker run --init`, `init: true` in compose), which handles signals and orphans.
CMD ["node", "--max-semi-space-size=8", "build/edge/main.js"]
