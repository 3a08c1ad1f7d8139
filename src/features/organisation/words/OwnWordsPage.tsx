import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { OverlayFileButtons } from '../file/OverlayFileButtons.tsx';
import { FindText } from './FindText.tsx';
import { OwnWordForm } from './OwnWordForm.tsx';
import { OwnWordRow } from './OwnWordRow.tsx';
import classes from './OwnWords.module.css';
import { useOwnWords } from './useOwnWords.ts';
import { WordHistory } from './WordHistory.tsx';

/** What an organisation calls things: any text of the spec in words of its own (decision 0067). */
export function OwnWordsPage() {
  const { t } = useTranslation(['organisation', 'spec']);
  const { words, isLoading, loadError, retry, isSaving, error, say, remove } = useOwnWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <Page>
      <PageHeader
        title={t('screen.organisation_words.title', { ns: 'spec' })}
        action={
          <Group gap="xs">
            <Button variant="default" onClick={() => setHistoryOpen(true)}>
              {t('overlay.history')}
            </Button>
            <OverlayFileButtons />
          </Group>
        }
      >
        <p className={classes.hint}>{t('words.about')}</p>
      </PageHeader>
      <FindText chosen={chosen} onChoose={setChosen} />
      {chosen !== null && (
        <OwnWordForm
          key={chosen}
          textKey={chosen}
          words={words}
          isSaving={isSaving}
          error={error}
          onSave={(word) => say(word, () => setChosen(null))}
        />
      )}
      {isLoading && <ListSkeleton rows={4} />}
      {loadError && <FailedState error={loadError} onRetry={retry} />}
      {!isLoading && !loadError && words.length === 0 && chosen === null && <EmptyState title={t('words.empty')} />}
      <ul className={classes.list}>
        {words.map((word) => (
          <OwnWordRow key={`${word.language} ${word.key}`} word={word} onOpen={setChosen} onRemove={remove} />
        ))}
      </ul>
      {isHistoryOpen && <WordHistory onClose={() => setHistoryOpen(false)} />}
    </Page>
  );
}
