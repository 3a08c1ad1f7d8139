import { Button, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganisationZone, useSession } from '#src/data/session/sessionStore.ts';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { useNow } from '#src/ui/time/useNow.ts';
import classes from './Report.module.css';

const HOUR_MS = 3_600_000;

interface ReportSheetProps {
  readonly title: string;
  /** What it is, in one line. */
  readonly note?: string | null | undefined;
  readonly facts: readonly (string | null | undefined)[];
  readonly children: ReactNode;
}

/** A report to print or to save as PDF by the browser: who it is about, of what day, and its parts. */
export function ReportSheet({ title, note, facts, children }: ReportSheetProps) {
  const { t } = useTranslation('metrics');
  const reader = useDateReader();
  const zone = useOrganisationZone();
  const organisation = useSession().incubator?.name;
  const date = dayText(useNow(HOUR_MS), zone, reader);
  useOwnPageTitle(title);
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <div>
          <p className={classes.note}>{[organisation, t('print.asOf', { date })].filter(Boolean).join(' · ')}</p>
          <Title order={1}>{title}</Title>
          {note && <p className={classes.lead}>{note}</p>}
          <p className={classes.note}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <Button
          className={classes.print}
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print.print')}
        </Button>
      </header>
      {children}
    </article>
  );
}

/** A titled part that is not torn apart between two pages. */
export function ReportPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
