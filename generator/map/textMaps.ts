import type { SpecMap } from './SpecMap.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', "'")}"`;

/** As Mermaid, which GitHub and most editors draw. */
export function mermaid({ nodes, edges }: SpecMap): string {
  const ids = new Map(nodes.map(({ id }, index) => [id, `n${index}`]));
  const lines = [
    ...nodes.map(({ id, title }) => `  ${ids.get(id)}[${quoted(title === id ? id : `${title} (${id})`)}]`),
    ...edges.map(({ from, to, label }) => `  ${ids.get(from)} -->|${quoted(label)}| ${ids.get(to)}`),
  ];
  return `flowchart LR\n${lines.join('\n')}\n`;
}

/** As DOT, for Graphviz. */
export function dot({ nodes, edges }: SpecMap): string {
  const lines = [
    ...nodes.map(
      ({ id, title, note }) => `  ${quoted(id)} [label=${quoted([title, note].filter(Boolean).join('\\n'))}];`,
    ),
    ...edges.map(({ from, to, label }) => `  ${quoted(from)} -> ${quoted(to)} [label=${quoted(label)}];`),
  ];
  return `digraph spec {\n  rankdir=LR;\n  node [shape=box];\n${lines.join('\n')}\n}\n`;
}
