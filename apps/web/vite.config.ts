import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { hanFonts } from './build/han-fonts.ts';
import { pagesIn, screenAddresses } from './build/screen-pages.ts';
import { fetchedWith, scriptFile } from './build/script-files.ts';

const WORTH_IT = /\.(?:js|css|html|svg|json|webmanifest)$/;
const SMALLEST = 1024;

/**
 * Writes every text of the site beside itself in brotli and in gzip, once, when it is built: the server only
 * picks the one a browser understands. Fonts are compressed already.
 */
function compressSite(): Plugin {
  let site = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      site = join(root, build.outDir);
    },
    closeBundle: () => {
      for (const file of filesIn(site)) compress(file);
    },
  };
}

function compress(file: string): void {
  const content = readFileSync(file);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}

function filesIn(path: string): readonly string[] {
  if (statSync(path).isFile()) return WORTH_IT.test(path) ? [path] : [];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

const root = import.meta.dirname;

// One build, one page per role. Nothing is fetched from anywhere but the floor's own server.
export default defineConfig(({ command }) => {
  // A test that builds the screens first must not get a build for tests: it looks at what is shipped.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root,
    plugins: [react(), screenAddresses(), hanFonts(root), compressSite()],
    resolve: { conditions: ['baize-source', 'module', 'browser', 'development|production'] },
    build: {
      outDir: 'dist/site',
      emptyOutDir: true,
      target: 'es2023',
      // Fonts are files with names of their own, so that a browser keeps them.
      assetsInlineLimit: 0,
      // Every browser this is built for knows what a page asks to have at hand.
      modulePreload: { polyfill: false, resolveDependencies: fetchedWith },
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                debugName: 'files of scripts',
                name: (id, chunking) => scriptFile(id, (each) => chunking.getModuleInfo(each)),
              },
            ],
          },
        },
        input: pagesIn(root),
      },
    },
  };
});
