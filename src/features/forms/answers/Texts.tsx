import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileInAddress } from '#domain/files/fileAddress.ts';
import type { DependencyStatement } from '#domain/forms/FormElement.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from './Answers.module.css';
import type { QuestionResultPartsFragment } from './answers.gen.ts';
import type { AnswersSource } from './answersSource.ts';

interface TextsProps {
  readonly question: QuestionResultPartsFragment;
  readonly source: AnswersSource;
  readonly where: readonly DependencyStatement[];
  readonly onShow: (responseId: string) => void;
}

/** The newest texts that were answered to a question; all of them, to be searched, where one asks for them. */
export function Texts(props: TextsProps) {
  const { t } = useTranslation('formAnswers');
  const [isAll, setAll] = useState(false);
  const { question, onShow } = props;
  if (isAll) return <AllTexts {...props} />;
  return (
    <>
      <TextList label={t('newest')} kind={question.element.questionType} texts={question.texts} onShow={onShow} />
      {question.answered > question.texts.length && (
        <Button variant="subtle" size="compact-sm" className={classes.all} onClick={() => setAll(true)}>
          {t('allTexts', { count: question.answered })}
        </Button>
      )}
    </>
  );
}

function AllTexts({ question: { element }, source, where, onShow }: TextsProps) {
  const { t } = useTranslation('formAnswers');
  const [search, setSearch] = useState('');
  const pages = useInfiniteQuery({
    queryKey: ['answerTexts', source.key, element._id, where, search],
    queryFn: ({ signal, pageParam }) =>
      source.texts({ questionId: element._id, where, search, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page?.next,
    placeholderData: keepPreviousData,
  });
  if (pages.error && !pages.data) return <FailedState error={pages.error} onRetry={() => void pages.refetch()} />;
  const texts = pages.data?.pages.flatMap((page) => page?.results ?? []);
  return (
    <div className={classes.allTexts}>
      <SearchField label={t('searchTexts')} value={search} onChange={setSearch} />
      {texts === undefined && <ListSkeleton rows={5} />}
      {texts?.length === 0 && <p className={classes.nothing}>{t('noText')}</p>}
      {texts && texts.length > 0 && (
        <TextList label={t('texts')} kind={element.questionType} texts={texts} onShow={onShow} />
      )}
      {pages.hasNextPage && (
        <Button variant="subtle" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

interface TextListProps {
  readonly label: string;
  /** Of the question: days are written as their reader writes them. */
  readonly kind?: string;
  readonly texts: QuestionResultPartsFragment['texts'];
  readonly onShow: (responseId: string) => void;
}

/** Texts, each of which leads to the response that it stands in. */
export function TextList({ label, kind, texts, onShow }: TextListProps) {
  const reader = useDateReader();
  const shown = (text: string) =>
    kind === 'date' ? dayText(text, 'UTC', reader) : (fileInAddress(text)?.name ?? text);
  return (
    <ul className={classes.texts} aria-label={label}>
      {texts.map(({ responseId, text }) => (
        <li key={`${responseId}/${text}`}>
          <button type="button" onClick={() => onShow(responseId)}>
            <bdi>{shown(text)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
