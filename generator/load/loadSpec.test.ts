import { describe, expect, it } from 'vitest';
import { loadSpec } from './loadSpec.ts';

const load = (text: string) => loadSpec(new Map([['spec/app.yaml', text]])).diagnostics;

describe('a file whose aliases can not be followed', () => {
  it('is a diagnostic, not a crash', () => {
    expect(load('name: *nobody\n')).toMatchObject([{ code: 'SPEC001', place: { file: 'spec/app.yaml' } }]);
  });

  it('is refused when its aliases multiply', () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `l${level + 1}: &l${level + 1} [${`*l${level},`.repeat(9)}]`,
    );
    expect(load(['l0: &l0 x', ...levels].join('\n'))).toMatchObject([{ code: 'SPEC001' }]);
  });
});
