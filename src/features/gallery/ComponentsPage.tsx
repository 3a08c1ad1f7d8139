import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { CardList } from '#src/ui/CardList.tsx';
import { BarList } from '#src/ui/charts/BarList.tsx';
import { ChartFigure } from '#src/ui/charts/ChartFigure.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import classes from './ComponentsPage.module.css';

const tones = ['neutral', 'success', 'info', 'warning', 'error'] as const;
const numbers = [1, 2, 3, 4, 5];

/** The shared components at a glance, in the theme of the organisation; each has all its states in Storybook. */
export function ComponentsPage() {
  const { t, i18n } = useTranslation('organisation');
  const example = (number: number): string => t('gallery.example', { number });
  const inWords = (value: number): string => value.toLocaleString(i18n.language.replace('_', '-'));
  return (
    <main data-gallery>
      <Page>
        <PageHeader title={t('gallery.title')}>
          <p className={classes.hint}>{t('gallery.hint')}</p>
        </PageHeader>
        <div className={classes.sections}>
          <Section title={t('gallery.buttons')}>
            <div className={classes.row}>
              <Button>{t('gallery.primary')}</Button>
              <Button variant="default">{t('gallery.secondary')}</Button>
              <Button variant="subtle">{t('gallery.quiet')}</Button>
            </div>
          </Section>
          <Section title={t('gallery.states')}>
            <div className={classes.row}>
              {tones.map((tone) => (
                <StatusPill key={tone} tone={tone}>
                  {t(`gallery.${tone}`)}
                </StatusPill>
              ))}
            </div>
            <ListSkeleton rows={2} />
            <EmptyState title={t('gallery.empty')} hint={t('gallery.emptyHint')} />
          </Section>
          <Section title={t('gallery.people')}>
            <div className={classes.row}>
              {numbers.map((number) => (
                <UserAvatar
                  key={number}
                  user={{ _id: String(number), fullName: example(number), avatar: null, isStaff: false }}
                  size={44}
                />
              ))}
            </div>
          </Section>
          <Section title={t('gallery.lists')}>
            <CardList
              label={t('gallery.lists')}
              items={numbers.slice(0, 3).map((number) => ({
                id: String(number),
                name: example(number),
                href: '/internal/components',
                note: t('gallery.emptyHint'),
              }))}
            />
          </Section>
          <Section title={t('gallery.charts')}>
            <ChartFigure
              title={t('gallery.charts')}
              labels={numbers.map(example)}
              series={[{ id: 'squares', name: t('gallery.charts'), values: numbers.map((number) => number * number) }]}
              format={inWords}
            />
            <BarList
              label={t('gallery.charts')}
              full={25}
              bars={numbers.map((number) => ({
                id: String(number),
                label: example(number),
                value: number * number,
                text: inWords(number * number),
              }))}
            />
          </Section>
        </div>
      </Page>
    </main>
  );
}
