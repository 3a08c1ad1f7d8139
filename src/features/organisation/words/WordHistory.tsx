import { useTranslation } from 'react-i18next';
import { type OverlayValue, overlayEntries } from '#domain/overlay/overlayChanges.ts';
import { isLanguageId } from '#domain/text/ownWords.ts';
import { languageNames } from '#src/ui/i18n/languages.ts';
import { usualText } from '#src/ui/i18n/ownWords.ts';
import { OverlayHistory } from '../overlay/OverlayHistory.tsx';
import type { NotedChange } from '../overlay/overlayHistoryQuery.ts';
import { useOwnWords } from './useOwnWords.ts';

/** Who has said which text otherwise, and from what to what. */
export function WordHistory({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('organisation');
  const { words, say, remove, isSaving } = useOwnWords();
  const usualOf = ({ place, language }: NotedChange): string =>
    usualText(isLanguageId(language) ? language : 'en', place) ?? place;
  const putBack = ({ place, language, before }: NotedChange): void => {
    if (!isLanguageId(language)) return;
    const word = { key: place, language, text: textOf(before) ?? '' };
    if (before === null) remove(word);
    else say(word);
  };
  return (
    <OverlayHistory
      of={{ kind: 'word' }}
      entries={overlayEntries({ words, arrangements: [] })}
      nameOf={({ place, language }) =>
        `${usualText('en', place) ?? place} · ${isLanguageId(language) ? languageNames[language] : t('words.gone')}`
      }
      becameOf={(change) => [
        { before: textOf(change.before) ?? usualOf(change), after: textOf(change.after) ?? usualOf(change) },
      ]}
      isSaving={isSaving}
      onUndo={putBack}
      onClose={onClose}
    />
  );
}

const textOf = (value: OverlayValue | null): string | null => (value !== null && 'text' in value ? value.text : null);
