import { type EnumName, enums } from '#src/generated/enums.gen.ts';
import type { Tone } from '#src/ui/StatusPill.tsx';

const tones: readonly string[] = ['success', 'info', 'warning', 'error', 'neutral'];

const isTone = (tone: string | undefined): tone is Tone => tone !== undefined && tones.includes(tone);
const isEnum = (name: string): name is EnumName => name in enums;

/** The meaning that the spec gives a value of an enumeration. */
export function toneOfValue(enumName: string | undefined, value: unknown): Tone {
  if (!enumName || !isEnum(enumName)) return 'neutral';
  const tone = enums[enumName].find((candidate) => candidate.value === value)?.tone;
  return isTone(tone) ? tone : 'neutral';
}
