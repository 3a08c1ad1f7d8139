import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './Answers.module.css';

interface NumberFactsProps {
  readonly facts: readonly { readonly label: string; readonly value: number }[];
}

/** A few numbers side by side, each below what it is. */
export function NumberFacts({ facts }: NumberFactsProps) {
  const { i18n } = useTranslation();
  return (
    <dl className={classes.numbers}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value.toLocaleString(languageTag(i18n.language), { maximumFractionDigits: 2 })}</dd>
        </div>
      ))}
    </dl>
  );
}
