import { err, ok, type Result } from '@baize/exact';
import { parseDocument, type Tags } from 'yaml';

/** Plain data out of YAML, of which JSON is a part; the error says where it cannot be read. */
export function parseYaml(text: string): Result<unknown, string> {
  const document = parseDocument(text, { customTags: withoutFloats });
  const [wrong] = [...document.errors, ...document.warnings];
  return wrong ? err(wrong.message) : ok(document.toJS());
}

/** Clause 5.10 is not the number 5.1, and no amount has a fraction. */
function withoutFloats(tags: Tags): Tags {
  return tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:float');
}
