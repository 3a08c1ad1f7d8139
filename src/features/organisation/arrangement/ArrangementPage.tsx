import { Button, Group, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Arrangement, type ArrangementKind, arrangementOf } from '#domain/arrangement/arranged.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { OverlayFileButtons } from '../file/OverlayFileButtons.tsx';
import { KeyedOption } from '../KeyedOption.tsx';
import type { Arrangeable } from './Arrangeable.ts';
import classes from './Arrangement.module.css';
import { ArrangePlace } from './ArrangePlace.tsx';
import { PlaceHistory } from './PlaceHistory.tsx';
import type { PlaceParts } from './PlaceParts.ts';
import { useArrangements } from './useArrangements.ts';

/** A place of the product and what it is called. */
export interface NamedPlace {
  readonly name: string;
  readonly label: string;
}

interface ArrangementPageProps {
  readonly kind: ArrangementKind;
  readonly title: string;
  readonly about: string;
  /** What the choice of a place is called. */
  readonly choose: string;
  readonly places: readonly NamedPlace[];
  /** Name of the place in the address. */
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
  /** What stands in a place as the product has it; null while it comes. */
  readonly usual: readonly Arrangeable[] | null;
  readonly parts?: PlaceParts | undefined;
}

/** Places as people look for them. */
export const byLabel = (one: NamedPlace, other: NamedPlace): number => one.label.localeCompare(other.label);

/** One place of the product after another, put in the organisation's own order beside the product's (decision 0067). */
export function ArrangementPage({ kind, title, about, choose, usual, parts, ...chosenOf }: ArrangementPageProps) {
  const { places, chosen, onChoose } = chosenOf;
  const { t } = useTranslation('organisation');
  const { arrangements, arrange, restore, isLoading, loadError, retry, isSaving, error } = useArrangements();
  const place = places.find(({ name }) => name === chosen) ?? places[0];
  const ownOf = (name: string): Arrangement | null => arrangementOf(arrangements, kind, name);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isWaiting = isLoading || usual === null;
  return (
    <Page {...(parts && { width: 'full' })}>
      <PageHeader
        title={title}
        action={
          <Group gap="xs">
            <Button variant="default" onClick={() => setHistoryOpen(true)}>
              {t('overlay.history')}
            </Button>
            <OverlayFileButtons />
          </Group>
        }
      >
        <p className={classes.hint}>{about}</p>
      </PageHeader>
      <Select
        label={choose}
        className={classes.choose}
        searchable
        data={places.map(({ name, label }) => ({
          value: name,
          label: ownOf(name) ? t('arrange.changedPlace', { place: label }) : label,
        }))}
        value={place?.name ?? null}
        allowDeselect={false}
        // Two places may be called the same.
        renderOption={({ option }) => <KeyedOption {...option} />}
        onChange={(name) => name && onChoose(name)}
      />
      {isWaiting && !loadError && <ListSkeleton rows={8} />}
      {loadError && <FailedState error={loadError} onRetry={retry} />}
      {!isWaiting && !loadError && place && (
        <ArrangePlace
          key={place.name}
          place={{ kind, name: place.name }}
          label={place.label}
          usual={usual}
          parts={parts}
          own={ownOf(place.name)}
          isSaving={isSaving}
          error={error}
          onSave={(next, onDone) => arrange(next, place.label, onDone)}
          onRestore={(own, onDone) => restore(own, place.label, onDone)}
        />
      )}
      {isHistoryOpen && place && usual && (
        <PlaceHistory
          place={{ kind, name: place.name }}
          label={place.label}
          usual={usual}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Page>
  );
}
