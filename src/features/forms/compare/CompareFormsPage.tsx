import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { choiceNames } from '#domain/forms/answerValues.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { usePageParams } from '#src/ui/address/pageAddress.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { StatusPill, type Tone } from '#src/ui/StatusPill.tsx';
import { ScrollRegion } from '#src/ui/scroll/ScrollRegion.tsx';
import { formElementsQuery } from '../formQueries.ts';
import type { PublicFormPartsFragment } from '../forms.gen.ts';
import classes from './Compare.module.css';
import { compareElements, type Difference } from './compareElements.ts';
import { type ElementDifference, elementDifferences } from './elementDifferences.ts';

/** Two forms, or two versions of one, question by question. */
export function CompareFormsPage() {
  const { t } = useTranslation('publicForms');
  const { baseId = '', compareId = '' } = usePageParams();
  const [base, other] = useQueries({
    queries: [baseId, compareId].map((side) => formElementsQuery(...sideOf(side))),
  });
  const failed = [base, other].find((query) => query?.error && !query.data);
  if (failed?.error) return <FailedState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!base?.data || !other?.data) return <ListSkeleton rows={8} />;
  const forms = [base.data.formElements, other.data.formElements] as const;
  if (!forms[0] || !forms[1]) return <MissingPage backTo="/forms/management" />;
  return (
    <Page width="full">
      <PageHeader title={t('compare.title')} />
      <Comparison base={forms[0]} other={forms[1]} />
    </Page>
  );
}

/** A form as it is filled, or one of its versions: `{form}@{number}`. */
function sideOf(side: string): [formId: string, version: number | null] {
  const [formId = '', version] = side.split('@');
  return [formId, version === undefined ? null : Number(version)];
}

const tones: Readonly<Record<Difference, Tone>> = {
  added: 'success',
  removed: 'error',
  changed: 'warning',
  same: 'neutral',
};

interface ComparisonProps {
  readonly base: PublicFormPartsFragment;
  readonly other: PublicFormPartsFragment;
}

function Comparison({ base, other }: ComparisonProps) {
  const { t, i18n } = useTranslation('publicForms');
  const { t: words } = useTranslation(['formBuilder', 'publicForms', 'screens', 'spec']);
  const readingOf = ({ elements }: PublicFormPartsFragment) => ({
    t: words,
    language: i18n.language,
    elements,
  });
  const rows = compareElements(base.elements, other.elements, (one, another) =>
    elementDifferences(one, another, readingOf(base), readingOf(other)),
  );
  const headOf = ({ title, version }: PublicFormPartsFragment): string =>
    version === null ? title : t('compare.version', { title, number: version });
  const count = (difference: Difference): number => rows.filter((row) => row.difference === difference).length;
  return (
    <>
      <p>{t('compare.summary', { added: count('added'), removed: count('removed'), changed: count('changed') })}</p>
      <ScrollRegion className={classes.frame} label={t('compare.title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{headOf(base)}</th>
              <th scope="col">{headOf(other)}</th>
              <th scope="col">{t('compare.state')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} data-difference={row.difference}>
                <td>{row.base && <Side element={row.base} changes={row.changes} side="before" />}</td>
                <td>{row.other && <Side element={row.other} changes={row.changes} side="after" />}</td>
                <td>
                  <StatusPill tone={tones[row.difference]}>{t(`compare.${row.difference}`)}</StatusPill>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

interface SideProps {
  readonly element: FormElement;
  readonly changes: readonly ElementDifference[];
  readonly side: 'before' | 'after';
}

/** What an element asks; of a changed one what was changed, line by line as the other side has it. */
function Side({ element, changes, side }: SideProps) {
  const { t, i18n } = useTranslation(['publicForms', 'spec']);
  const kind = t(enumLabelKey('FormFieldType', element.questionType), { ns: 'spec' });
  if (changes.length > 0) {
    return (
      <>
        <div className={classes.label}>{element.label}</div>
        <div className={classes.facts}>{kind}</div>
        <dl className={classes.changes}>
          {changes.map(({ key, name, [side]: text }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd dir="auto">{text || t('compare.nothing')}</dd>
            </div>
          ))}
        </dl>
      </>
    );
  }
  const choices = [...choiceNames(element, i18n.language).values()];
  const facts = [kind, element.validations.required ? t('compare.required') : '', choices.join(', ')].filter(Boolean);
  return (
    <>
      <div className={classes.label}>{element.label}</div>
      {element.description && <div className={classes.facts}>{element.description}</div>}
      <div className={classes.facts}>{facts.join(' · ')}</div>
    </>
  );
}
