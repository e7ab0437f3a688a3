import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(?:js|css|html|svg|json|webmanifest)$/;
const SMALLEST = 1024;

/**
 * Writes every text of the site beside itself in brotli and in gzip, once, when it is built: the server only
 * picks the one a browser understands. Fonts are compressed already.
 */
export function compressed(): Plugin {
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
