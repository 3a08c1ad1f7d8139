import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnWord } from '#domain/text/ownWords.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { loadSession } from '#src/data/session/loadSession.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { SaveOwnWordsDocument } from './ownWords.gen.ts';
import { ownWordsQuery } from './ownWordsQuery.ts';

const isSamePlace = (one: OwnWord, other: OwnWord): boolean => one.key === other.key && one.language === other.language;

/** The organisation's words, and how to say a text otherwise or as usual again; what is done can be undone. */
export function useOwnWords() {
  const { t } = useTranslation('organisation');
  const client = useQueryClient();
  const query = ownWordsQuery();
  const asked = useQuery(query);
  const incubator = asked.data?.incubator;
  const words: readonly OwnWord[] = incubator?.ownWords ?? [];
  const save = useMutation({
    mutationFn: async ({ next }: { readonly next: readonly OwnWord[]; readonly said: string }) => {
      const id = incubator?._id ?? '';
      await graphqlRequest(SaveOwnWordsDocument, { id, version: incubator?.version ?? null, words: next });
      // Every page speaks from the session.
      await Promise.all([client.invalidateQueries({ queryKey: query.queryKey }), loadSession()]);
      return words;
    },
    onSuccess: (before, { said }) =>
      showToast({
        kind: 'success',
        message: said,
        action: { label: t('words.undo'), run: () => save.mutate({ next: before, said: t('words.removed') }) },
      }),
  });
  const others = (word: OwnWord): readonly OwnWord[] => words.filter((one) => !isSamePlace(one, word));
  return {
    words,
    isLoading: asked.isPending,
    loadError: asked.error,
    retry: () => void asked.refetch(),
    isSaving: save.isPending,
    error: save.error,
    say: (word: OwnWord, onDone: () => void) =>
      save.mutate(
        { next: [...others(word), word], said: t('words.saved', { text: word.text }) },
        { onSuccess: onDone },
      ),
    remove: (word: OwnWord) => save.mutate({ next: others(word), said: t('words.removed') }),
  };
}
