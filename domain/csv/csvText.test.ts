import { describe, expect, it } from 'vitest';
import { csvText } from './csvText.ts';

describe('CSV', () => {
  it('quotes what would break a row apart', () => {
    expect(csvText([['a,b', 'say "hi"', 'two\nlines', 3, null]])).toBe('\uFEFF"a,b","say ""hi""","two\nlines",3,\r\n');
  });

  it('makes no cell a formula', () => {
    expect(csvText([['=1+1', '+49', '-x', '@sum', -5]])).toBe("\uFEFF'=1+1,'+49,'-x,'@sum,-5\r\n");
  });
});
