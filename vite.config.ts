import { vitePlugin as remix } from "@remix-run/dev";
import { Features } from "lightningcss";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";
import { chunkOf } from "./server/scripts/chunk-of";
import { oldBrowsers } from "./server/scripts/old-browsers";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const targets = { chrome: 109 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), tsconfigPaths(), oldBrowsers()],
  css: {
    transformer: "lightningcss",
    lightningcss: { targets, exclude: Features.LightDark },
  },
  build: {
    rollupOptions: {
      // Files of a few bytes each cost a request and pack badly.
      output: {
        experimentalMinChunkSize: 2000,
        manualChunks: isSsrBuild ? undefined : chunkOf,
        ...(!isSsrBuild && {
          entryFileNames: "assets/[name]-[hash:7].js",
          chunkFileNames: "assets/[name]-[hash:7].js",
        }),
      },
    },
    target: "es2022",
    // 3 % smaller than esbuild's. A property that is read for its effect alone would be left out.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2, pure_getters: true } },
    // Said once more for the minifier.
    cssTarget: ["chrome109", "firefox115", "safari16.4"],
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
  },
  // Found up front: finding one while a page is open would load a second React.
  optimizeDeps: { include: ["@conform-to/react"] },
  server: { port: Number(process.env.PORT ?? 3000) },
}));
