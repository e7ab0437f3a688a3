// `npm run graph` draws docs/module-graph.svg: the packages, and who imports whom.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawGraph } from './graph/draw-graph.ts';
import { packageGraph } from './graph/package-graph.ts';
import { readRepository } from './repository/files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
writeFileSync(
  join(root, 'docs', 'module-graph.svg'),
  drawGraph(packageGraph(readRepository(root))),
);
console.log('docs/module-graph.svg is drawn');
