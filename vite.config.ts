import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { projectRoot } from './scripts/base/project-root.ts';
import { clientChunks, editorChunks } from './scripts/vite/chunks.ts';
import { clientInputs, toRollupInput } from './scripts/vite/client-inputs.ts';
import { containerQueries } from './scripts/vite/container-queries.ts';
import { generatedFolder } from './scripts/vite/generated-folder.ts';
import { hoverWhereHovering } from './scripts/vite/hover-where-hovering.ts';
import { importAgain } from './scripts/vite/import-again.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { reactRefreshPreamble } from './scripts/vite/react-refresh-preamble.ts';
import { reloadStaticWidgets } from './scripts/vite/reload-static-widgets.ts';
import { generateScopedName } from './scripts/vite/scoped-name.ts';
import { smallReact } from './scripts/vite/small-react.ts';

/** Set by browser tests, which build the product with widgets of their own. */
const generatedDir = process.env['RUMBO_GENERATED_DIR'];
const extraFolders = process.env['RUMBO_EXTRA_WIDGETS']?.split(path.delimiter) ?? [];
/** The view that `npm run bench:editor` measures is in no other build. */
const editorPages = process.env['RUMBO_BENCH_BUILD'] === '1' ? ['', 'bench/'] : [''];
const outDir = process.env['RUMBO_DIST_DIR'] ?? path.join(projectRoot, 'dist');

/** The server, and what it runs in threads and processes of their own. */
const serverInputs = {
  'entry-server': path.join(projectRoot, 'runtime/entry-server.tsx'),
  cli: path.join(projectRoot, 'server/cli.ts'),
  'build-stamp': path.join(projectRoot, 'scripts/product/build-stamp.ts'),
  'resume-host': path.join(projectRoot, 'server/resumes/child/resume-host.ts'),
  'resume-child': path.join(projectRoot, 'server/resumes/child/resume-child.ts'),
  'pglite-worker': path.join(projectRoot, 'server/db/pglite-worker.ts'),
};

export default defineConfig(({ command }) => ({
  root: projectRoot,
  publicDir: false,
  appType: 'custom',
  plugins: [
    react(),
    smallReact(),
    containerQueries(),
    plainImports(),
    reloadStaticWidgets(),
    reactRefreshPreamble(),
    generatedFolder(projectRoot, generatedDir),
    importAgain(),
  ],
  css: { modules: { generateScopedName }, postcss: { plugins: [hoverWhereHovering()] } },
  experimental: {
    // Scripts name files by where they stand themselves: each build has an address of its own.
    renderBuiltUrl: (_file, { hostType, ssr }) =>
      hostType === 'js' && !ssr ? { relative: true } : undefined,
  },
  build: {
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4'],
    // How long plug-ins take is no news to whoever starts the product.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: path.join(outDir, 'client'),
        assetsDir: '',
        manifest: true,
        cssCodeSplit: false,
        // A script that is imported later names its own imports; the paths of hints would begin at the root.
        modulePreload: false,
        // MapLibre, which comes in one piece once a map is opened.
        chunkSizeWarningLimit: 1100,
        rolldownOptions: {
          input: toRollupInput(clientInputs({ root: projectRoot, generatedDir, extraFolders })),
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: clientChunks },
        },
      },
    },
    editor: {
      consumer: 'client',
      build: {
        outDir: path.join(outDir, 'editor'),
        // Beside index.html, so that the folder's own layout gives the address /editor/….
        assetsDir: 'editor',
        // Pictures stay files: the editor's policy need not allow data: addresses.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        manifest: true,
        rolldownOptions: {
          input: editorPages.map((page) => path.join(projectRoot, `editor/${page}index.html`)),
          output: { codeSplitting: editorChunks },
        },
      },
    },
    ssr: {
      // One file instead of a thousand small ones: reading them took half of a start. Outside stay packages
      // with files of their own: native code, the database's image, the pages of the API's documentation.
      resolve: {
        noExternal: command === 'build' || ['lucide'],
        external: ['sharp', 'tesseract.js', '@electric-sql/pglite', '@fastify/swagger-ui', 'pg'],
      },
      build: {
        outDir: path.join(outDir, 'server'),
        ssr: true,
        minify: false,
        // The server itself, with its packages.
        chunkSizeWarningLimit: 5000,
        rolldownOptions: {
          input: serverInputs,
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
}));
