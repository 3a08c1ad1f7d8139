import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormMeta } from '#domain/model/forms.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './RecordForm.module.css';

interface ErrorSummaryProps {
  readonly form: FormMeta;
  readonly errors: ReadonlyMap<string, string>;
  readonly failure: unknown;
  /** Another one takes the reader to the summary again, which may be far from the button. */
  readonly attempt?: number;
}

/** All that is wrong, at the top, each leading to its field. */
export function ErrorSummary({ form, errors, failure, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('forms');
  const message = useErrorMessage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt, or another answer of the server, is what it waits for
  useEffect(() => summary.current?.focus(), [attempt, failure]);
  if (errors.size === 0 && failure === null) return null;
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={classes.summary}>
      <h2>{errors.size > 0 ? t('summary', { count: errors.size }) : message(failure)}</h2>
      {errors.size > 0 && (
        <ul>
          {[...errors].map(([name, text]) => (
            <li key={name}>
              <a
                href={`#${form.id}_${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`${form.id}_${name}`)?.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
