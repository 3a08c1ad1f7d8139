import { useTranslation } from 'react-i18next';
import { actions, keyOf } from '#src/screens/deciding/decisionActions.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { KeyboardHelp, type KeyHint } from '#src/ui/keys/KeyboardHelp.tsx';

interface ReviewKeysProps {
  readonly mayDecide: boolean;
  /** The round that the application can go on to; null in the last one. */
  readonly nextRound: string | null;
  /** How many parts of the page a number leads to. */
  readonly partCount: number;
}

/** What keys do while one reviews: those that do nothing here, for this reader, are left out. */
export function ReviewKeys({ mayDecide, nextRound, partCount }: ReviewKeysProps) {
  const { t } = useTranslation(['applications', 'spec']);
  const hints: KeyHint[] = [
    { keys: ['J', 'K'], does: t('review.keys.walk') },
    { keys: [partCount > 1 ? `1–${partCount}` : '1'], does: t('review.keys.sections') },
    ...(mayDecide ? actions : []).map((action) => ({
      keys: [keyOf[action]],
      does: t(enumLabelKey('DecisionAction', action), { ns: 'spec' }),
    })),
    ...(mayDecide ? [{ keys: ['W'], does: t('waiting.put') }] : []),
    ...(mayDecide && nextRound !== null ? [{ keys: ['E'], does: t('review.passOn', { name: nextRound }) }] : []),
  ];
  return <KeyboardHelp hints={hints} />;
}
