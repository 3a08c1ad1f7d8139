import { useTranslation } from 'react-i18next';
import type { PreviewDistributionQuery } from '../scoring.gen.ts';

type Counts = PreviewDistributionQuery['previewDistribution'];

/** What sharing out would do, in a sentence: "12 evaluators, 40 applications, 3 each: 10 per evaluator". */
export function usePreviewText(): (counts: Counts, perApplication: number | null) => string {
  const { t } = useTranslation('scoring');
  return ({ evaluators, applications, earlier, given, later, missing, least, most }, perApplication) => {
    const people = t('share.evaluatorCount', { count: evaluators });
    const what = t('share.applicationCount', { count: applications });
    const each = perApplication === null ? t('share.allEach') : t('share.each', { number: perApplication });
    const load = least === most ? t('share.load', { number: most }) : t('share.loads2', { least, most });
    const sentence = t('share.preview', { people, applications: what, each, load });
    const stillBefore = earlier > 0 ? t('share.earlier', { number: earlier }) : null;
    const lacks = missing > 0 ? t('share.lacks', { count: missing }) : given === 0 ? t('share.nothingNew') : null;
    const byAndBy = later > 0 ? t('share.byAndBy', { number: later }) : null;
    return [sentence, stillBefore, lacks, byAndBy].filter((part) => part !== null).join(' ');
  };
}
