import { toneOf } from '#src/ui/enums/enumValues.ts';
import type { Tone } from '#src/ui/StatusPill.tsx';

const tones: readonly string[] = ['success', 'info', 'warning', 'error', 'neutral'];

const isTone = (tone: string): tone is Tone => tones.includes(tone);

/** The meaning that the spec gives a value of an enumeration. */
export function toneOfValue(enumName: string | undefined, value: unknown): Tone {
  const tone = enumName ? toneOf(enumName, String(value)) : '';
  return isTone(tone) ? tone : 'neutral';
}
