import { useTranslation } from 'react-i18next';
import type { OwnWord } from '#domain/text/ownWords.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useOverlay } from '../useOverlay.ts';
import { type OwnWordsQuery, SaveOwnWordsDocument } from './ownWords.gen.ts';
import { ownWordsQuery } from './ownWordsQuery.ts';

const isSamePlace = (one: OwnWord, other: OwnWord): boolean => one.key === other.key && one.language === other.language;

/** The organisation's words, and how to say a text otherwise or as usual again. */
export function useOwnWords() {
  const { t } = useTranslation('organisation');
  const {
    value: words,
    change,
    ...state
  } = useOverlay({
    query: ownWordsQuery(),
    partOf: (asked: OwnWordsQuery | undefined): readonly OwnWord[] => asked?.incubator?.ownWords ?? [],
    save: ({ next, ...record }) => graphqlRequest(SaveOwnWordsDocument, { ...record, words: next }),
    undone: t('words.removed'),
  });
  const others = (word: OwnWord): readonly OwnWord[] => words.filter((one) => !isSamePlace(one, word));
  return {
    ...state,
    words,
    say: (word: OwnWord, onDone?: () => void) =>
      change([...others(word), word], t('words.saved', { text: word.text }), onDone),
    remove: (word: OwnWord) => change(others(word), t('words.removed')),
  };
}
