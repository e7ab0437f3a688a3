import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isMarkdown, type RepositoryFile } from '../repository/files.ts';
import type { Finding } from '../repository/finding.ts';
import { anchorsOf, headingsOf, type Link, linksOf, readMarkdown } from '../repository/markdown.ts';

/** Folders whose pages nobody would find unless another page leads there. */
const MUST_BE_LINKED = /^docs\/(guides|adr|runbooks)\/.*\.md$/;

export function documentFindings(
  root: string,
  files: readonly RepositoryFile[],
): readonly Finding[] {
  // A changeset becomes a paragraph of the changelog; it has no title of its own.
  const documents = files.filter(({ path }) => isMarkdown(path) && !path.startsWith('.changeset/'));
  return [
    ...documents.flatMap(titleFindings),
    ...documents.flatMap((document) => deadLinks(root, document, files)),
    ...unlinkedPages(documents),
  ];
}

function titleFindings({ path, text }: RepositoryFile): readonly Finding[] {
  const titles = headingsOf(readMarkdown(text), 1);
  if (titles.length === 1) return [];
  const line = titles[1]?.line ?? 0;
  return [{ path, line, message: `has ${titles.length} titles (# ...); a document has one.` }];
}

function deadLinks(
  root: string,
  { path, text }: RepositoryFile,
  files: readonly RepositoryFile[],
): readonly Finding[] {
  return localLinks(text).flatMap(({ target, line }) => {
    const [file = '', anchor] = decodeURI(target).split('#', 2);
    const linked = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file));
    if (file.startsWith('/') || !existsSync(join(root, linked))) {
      return [{ path, line, message: `links to ${target}, which is not there.` }];
    }
    const document = files.find((candidate) => candidate.path === linked);
    if (anchor === undefined || !document || !isMarkdown(linked)) return [];
    if (anchorsOf(readMarkdown(document.text)).has(anchor)) return [];
    return [{ path, line, message: `links to ${target}, a heading that is not there.` }];
  });
}

function unlinkedPages(documents: readonly RepositoryFile[]): readonly Finding[] {
  const linked = new Set(
    documents.flatMap(({ path, text }) =>
      localLinks(text)
        .map(({ target }) => posix.join(posix.dirname(path), target.split('#', 1)[0] ?? ''))
        .filter((target) => target !== path),
    ),
  );
  return documents
    .filter(({ path }) => MUST_BE_LINKED.test(path) && !linked.has(path))
    .map(({ path }) => ({ path, line: 0, message: 'is linked from no other document.' }));
}

/** Links within the repository; the rest of the world cannot be checked without a network. */
function localLinks(text: string): readonly Link[] {
  return linksOf(readMarkdown(text)).filter(({ target }) => !/^[a-z][a-z0-9+.-]*:/i.test(target));
}
