import { describe, expect, it } from 'vitest';
import { listOf } from './listOf.ts';

describe('several words in one line', () => {
  it('are separated by the comma of their script', () => {
    expect(listOf(['One', '', 'Two'], 'en')).toBe('One, Two');
    expect(listOf(['سعيد', 'زيد'], 'ar')).toBe('سعيد، زيد');
    expect(listOf(['東京', '大阪'], 'ja_JP')).toBe('東京、大阪');
  });
});
