import { describe, expect, it } from 'vitest';
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { readProject } from '../write/readProject.ts';
import { readYaml, type YamlNode } from './readYaml.ts';

/** What another parser says of the same text: value, and where each key and scalar begins. */
function expectSamePlaces(node: Node | null, found: YamlNode, path: string): void {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) throw new Error(`${path} has a key that is no text`);
      const entry = found.entries?.get(String(key.value));
      const name = `${path}.${String(key.value)}`;
      expect([name, entry?.[0].start, entry?.[0].end]).toEqual([name, key.range?.[0], key.range?.[1]]);
      if (entry && value) expectSamePlaces(value as Node, entry[1], name);
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      const part = found.items?.[index];
      if (!part) throw new Error(`${path}.${index} was not read`);
      expectSamePlaces(item as Node, part, `${path}.${index}`);
    }
  } else if (isScalar(node) && node.range && node.range[0] !== node.range[1] && node.type !== 'BLOCK_FOLDED') {
    expect([path, found.start, found.end]).toEqual([path, node.range[0], node.range[1]]);
  }
}

describe('reading YAML', () => {
  it.each([...readProject(process.cwd()).texts])(
    'gives %s the value and the places that another parser finds',
    (_, text) => {
      const { value, root } = readYaml(text);
      const document = parseDocument(text);
      expect(value ?? null).toEqual(document.toJS());
      expectSamePlaces(document.contents, root, '');
    },
  );

  it('reads what looks like a date, a number with zeros, or a word for yes as people wrote it', () => {
    expect(readYaml('a: 2026-01-02\nb: yes\nc: "010"\nd: ~\ne:\n').value).toEqual({
      a: '2026-01-02',
      b: 'yes',
      c: '010',
      d: null,
      e: null,
    });
  });
});
