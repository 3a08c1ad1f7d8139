import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { momentText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import type { ApplicationOffersQuery } from './applications.gen.ts';
import '@mantine/core/styles/Combobox.css';

export type Offer = ApplicationOffersQuery['applicationOffers'][number];

interface OfferSelectProps {
  readonly offers: readonly Offer[];
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (funnel: string | null) => void;
}

/** What one can apply to, under the program it leads to. */
export function OfferSelect({ offers, value, error, onChange }: OfferSelectProps) {
  const { t } = useTranslation('applications');
  const reader = useDateReader();
  const zone = useReaderZone();
  const groups = Map.groupBy(offers, ({ program }) => program?.name ?? '');
  const chosen = offers.find(({ _id }) => _id === value);
  return (
    <Select
      label={t('program')}
      description={chosen?.description}
      data={[...groups].map(([group, items]) => ({
        group,
        items: items.map(({ _id, name, closesAt }) => ({
          value: _id,
          label: closesAt ? t('offer', { name, day: momentText(closesAt, zone, reader, true) }) : name,
        })),
      }))}
      value={value}
      error={error}
      allowDeselect={false}
      required
      withAsterisk={false}
      onChange={onChange}
    />
  );
}

/** The offer that is chosen to begin with: the one of the address, or the only one. */
export function firstChoice(offers: readonly Offer[], wanted: string | undefined): string | null {
  const found = offers.find(({ _id }) => _id === wanted) ?? (offers.length === 1 ? offers[0] : undefined);
  return found?._id ?? null;
}
