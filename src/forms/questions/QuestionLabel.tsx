import { useTranslation } from 'react-i18next';

interface QuestionLabelProps {
  /** As its author wrote it, maybe in another direction than the page's. */
  readonly text: string;
  readonly isOptional?: boolean;
}

/** Stands in the sentence for the author's words, which are set apart from it. */
const PLACE = '\u0000';

/** What is asked, and whether one may leave it: the question mark of an English question stands at its end in Arabic too. */
export function QuestionLabel({ text, isOptional = false }: QuestionLabelProps) {
  const { t } = useTranslation('questions');
  if (!isOptional) return <bdi>{text}</bdi>;
  const [before, after] = t('optional', { label: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <bdi>{text}</bdi>
      {after}
    </>
  );
}
