import { describe, expect, it } from 'vitest';
import { holdsWords } from './searchText.ts';

describe('a text that is searched', () => {
  it('is found without the accents it is written with', () => {
    expect(holdsWords('Évaluations à écrire', 'evaluation ecrire')).toBe(true);
    expect(holdsWords('Değerlendirme', 'degerlendirme')).toBe(true);
  });

  it('is found by parts of words, in any order', () => {
    expect(holdsWords('Startup management', 'manage start')).toBe(true);
    expect(holdsWords('Startup management', 'manage course')).toBe(false);
  });

  it('is found in scripts that know no case', () => {
    expect(holdsWords('إعدادات المقاييس', 'المقاييس')).toBe(true);
    expect(holdsWords('メトリクス設定', '設定')).toBe(true);
    expect(holdsWords('권한 설정', '권한')).toBe(true);
  });
});
