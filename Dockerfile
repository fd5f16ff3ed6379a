# Builds Pixelplate; the image holds Debian, node, the production packages and the build.
FROM node:24-bookworm AS build
WORKDIR /app
# Its install step would download GPU files; the CPU part is in the package.
ENV ONNXRUNTIME_NODE_INSTALL=skip
COPY package.json package-lock.json .npmrc ./
# Every native part comes ready in its package, so nothing is compiled and no script runs.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
RUN npm ci --omit=dev --ignore-scripts
# Which packages are in it, for scanners.
RUN npm sbom --omit=dev --sbom-format=cyclonedx --sbom-type=application > sbom.json
# What never runs here: packages that are in the build, binaries of other systems, sources, types and symbols.
RUN node server/scripts/prune-packages.mjs \
 && cpu="$(node -p process.arch)" \
 && find node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d ! -path "*/linux/$cpu" -exec rm -rf {} + \
 && find node_modules/better-sqlite3-n-api/prebuilds -type f ! -name "linux-$cpu.node" -delete \
 && rm -rf node_modules/better-sqlite3*/deps node_modules/better-sqlite3*/src \
 && find node_modules -type f \( -name "*.map" -o -name "*.d.ts" -o -name "*.d.mts" -o -name "*.d.cts" -o -name "*.md" \) -delete \
 && find drizzle -name "*_snapshot.json" -delete \
 && strip --strip-unneeded /usr/local/bin/node

FROM debian:bookworm-slim
# Two malloc arenas instead of eight per core: an arena holds on to its peak memory. The memory of a password's hash
# goes back to the system at once, and new objects share 24 MB instead of 48, half of it from the start: less of what a
# start makes for a moment is then taken for lasting.
ENV NODE_ENV=production \
    DATA_DIR=/data \
    PORT=3000 \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=1000000 \
    NODE_COMPILE_CACHE=/app/build/compile-cache
WORKDIR /app
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app/package.json /app/sbom.json /app/LICENSE /app/server/scripts/healthy.sh ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/drizzle ./drizzle
COPY --from=build /app/build ./build
# Everything that must outlive the container: database, avatars, outbox, secret, backups.
RUN install -d -o 1000 -g 1000 -m 700 /data \
 && ln -s /app/build/commands/admin.js /usr/local/bin/pixelplate
# A first start, so that all later ones of this uid find their code compiled; nobody can write what was stored.
RUN install -d -o 1000 build/compile-cache \
 && (export DATA_DIR=/tmp/first PORT=3999; setpriv --reuid=1000 --regid=1000 --clear-groups node --max-semi-space-size=4 --min-semi-space-size=2 build/edge/main.js & \
     until bash healthy.sh; do kill -0 $! || exit 1; sleep 1; done; kill $!; wait $! || true) \
 && rm -rf /tmp/first && chown -R root:root build/compile-cache
VOLUME /data
# Any other uid works too, as long as it owns what is mounted at /data.
USER 1000:1000
LABEL org.opencontainers.image.title="Pixelplate" \
      org.opencontainers.image.description="A self-hosted nutrition log that fills a pixel-art puzzle a day." \
      org.opencontainers.image.licenses="AGPL-3.0-only" \
      org.opencontainers.image.version="0.1.0"
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 CMD ["bash", "/app/healthy.sh"]
# Run it with an init (`docker run --init`, `init: true` in compose), which handles signals and orphans.
CMD ["node", "--max-semi-space-size=4", "--min-semi-space-size=2", "build/edge/main.js"]
