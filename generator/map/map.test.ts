import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { readProject } from '../write/readProject.ts';
import { drawMap } from './drawMap.ts';
import { entityMap } from './entityMap.ts';
import { layOut } from './layout.ts';
import { around, type SpecMap } from './SpecMap.ts';
import { screenMap } from './screenMap.ts';
import { dot, mermaid } from './textMaps.ts';

const { model } = compile(readProject(process.cwd()));
if (!model) throw new Error('the spec does not compile');

const circle: SpecMap = {
  nodes: ['a', 'b', 'c', 'alone'].map((id) => ({ id, title: id.toUpperCase() })),
  edges: [
    { from: 'a', to: 'b', label: 'one' },
    { from: 'b', to: 'c', label: 'two' },
    { from: 'c', to: 'a', label: 'three' },
  ],
};

describe('the map', () => {
  it('knows each entity and each reference that is stored', () => {
    const { nodes, edges } = entityMap(model);
    expect(nodes).toHaveLength(model.entities.length);
    expect(edges).toContainEqual({ from: 'Application', to: 'Program', label: 'program' });
    expect(edges).toContainEqual({ from: 'Application', to: 'User', label: 'readers[]' });
  });

  it('knows the ways between screens: links, tables in tabs, records that are named', () => {
    const { nodes, edges } = screenMap(model);
    expect(nodes).toHaveLength(model.screens.length);
    expect(nodes.find(({ id }) => id === 'funnels.management')).toMatchObject({ isEntry: true });
    expect(edges.filter(({ to }) => to === 'startup.file').length).toBeGreaterThan(10);
    expect(new Set(edges.map(({ label }) => label))).toEqual(new Set(['leads to', 'names', 'shows']));
  });

  it.each([
    ['a circle', circle],
    ['entities', entityMap(model)],
    ['screens', screenMap(model)],
  ])('puts no box upon another: %s', (_, map) => {
    const { nodes, width, height } = layOut(map);
    const overlaps = nodes.filter((one, index) =>
      nodes
        .slice(index + 1)
        .some(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        ),
    );
    expect(overlaps).toEqual([]);
    expect(nodes.every(({ x, y, width: w, height: h }) => x + w <= width && y + h <= height)).toBe(true);
  });

  it('is drawn the same each time, with what people wrote escaped', () => {
    const map: SpecMap = { nodes: [{ id: 'x', title: 'A & <B>', note: 'n' }], edges: [] };
    expect(drawMap(map, 'Map')).toBe(drawMap(structuredClone(map), 'Map'));
    expect(drawMap(map, 'Map')).toContain('A &amp; &lt;B&gt;');
  });

  it('is given out as Mermaid and as DOT, also the part around one of them', () => {
    const part = around(circle, 'a');
    expect(part.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(mermaid(part)).toBe(
      'flowchart LR\n  n0["A (a)"]\n  n1["B (b)"]\n  n2["C (c)"]\n  n0 -->|"one"| n1\n  n2 -->|"three"| n0\n',
    );
    expect(dot(part)).toContain('"a" -> "b" [label="one"];');
  });
});
