import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { access } from './access.ts';
import type { CommandInput } from './Command.ts';
import { explain } from './explain.ts';
import { graph } from './graph.ts';
import { list } from './list.ts';

const root = process.cwd();
let said = '';
const call = (...words: string[]): CommandInput => ({
  root,
  words,
  format: 'text',
  role: undefined,
  acknowledged: false,
});

beforeEach(() => {
  said = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
});
afterEach(() => vi.restoreAllMocks());

describe('verbs that only look', () => {
  it('list everything of a kind, narrowed by words', () => {
    expect(list(call('routes', 'programs', 'mentor'))).toBe(0);
    expect(said.split('\n').every((line) => line === '' || /programs/i.test(line))).toBe(true);
    expect(list(call('entties'))).toBe(2);
    expect(said).toContain("Did you mean 'entities'?");
  });

  it('draw the part around an entity or a screen', () => {
    expect(graph(call('Funnel'))).toBe(0);
    expect(said).toMatch(/^flowchart LR\n/);
    expect(said).toContain('|"funnel"|');
    said = '';
    expect(graph(call('funnels.management', 'dot'))).toBe(0);
    expect(said).toContain('"funnels.management" -> "funnel.builder"');
    expect(graph(call('Funel'))).toBe(1);
    expect(said).toContain("Did you mean 'Funnel'?");
  });

  it('show who reaches an entity, a field of it, or an address', () => {
    expect(access({ ...call(), role: 'Mentor', entity: 'Startup' })).toBe(0);
    const lines = said.trim().split('\n');
    expect(lines.some((line) => line.includes('Startup read'))).toBe(true);
    expect(lines.every((line) => /(record|field) +Startup[ .]/.test(line))).toBe(true);
    said = '';
    expect(access({ ...call(), role: 'Mentor', route: '/startups/programs' })).toBe(0);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(access({ ...call(), entity: 'Startupp' })).toBe(1);
    expect(said).toContain("Did you mean 'Startup'?");
  });

  it('explain a code', () => {
    expect(explain(call('SPEC207'))).toBe(0);
    expect(said).toContain('whenReadable: true');
  });
});
