// Builds every package in the order of its references and says which one is at work: the compiler by itself
// says nothing for two minutes on a fresh clone.
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const format = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
};

function report(diagnostic) {
  const isRead = process.stderr.isTTY;
  const text = isRead
    ? ts.formatDiagnosticsWithColorAndContext([diagnostic], format)
    : ts.formatDiagnostic(diagnostic, format);
  console.error(`\n${text.trimEnd()}`);
}

/** A package by its folder; where it has several configurations, with the one that is meant. */
function nameOf(config) {
  const path = relative(root, config);
  return basename(path) === 'tsconfig.json' ? dirname(path) : path;
}

const host = ts.createSolutionBuilderHost(ts.sys, undefined, report, () => undefined);
const builder = ts.createSolutionBuilder(host, [join(root, 'tsconfig.json')], {});
let isWhole = true;
for (;;) {
  const project = builder.getNextInvalidatedProject();
  if (!project) break;
  const isBuilt = project.kind === ts.InvalidatedProjectKind.Build;
  const begin = Date.now();
  if (isBuilt) process.stdout.write(`  ${nameOf(project.project)} ...`);
  if (project.done() !== ts.ExitStatus.Success) isWhole = false;
  if (isBuilt) console.log(` ${((Date.now() - begin) / 1000).toFixed(1)} s`);
}
process.exit(isWhole ? 0 : 1);
