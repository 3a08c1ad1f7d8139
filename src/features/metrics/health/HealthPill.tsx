import { useTranslation } from 'react-i18next';
import { StatusPill, type Tone } from '#src/ui/StatusPill.tsx';
import type { HealthPartsFragment } from '../portfolio/portfolio.gen.ts';
import { useReasonWords } from './useReasonWords.ts';

const tones: Readonly<Record<HealthPartsFragment['state'], Tone>> = {
  onTrack: 'success',
  watch: 'warning',
  needsWord: 'error',
};

/** How a startup does, in a word; why, when it is pointed at. */
export function HealthPill({ health }: { readonly health: HealthPartsFragment | null }) {
  const { t } = useTranslation('metrics');
  const words = useReasonWords();
  if (health === null) return <StatusPill tone="neutral">{t('health.notRated')}</StatusPill>;
  return (
    <span title={health.reasons.map(words).join('\n') || undefined}>
      <StatusPill tone={tones[health.state]}>{t(`health.state.${health.state}`)}</StatusPill>
    </span>
  );
}
