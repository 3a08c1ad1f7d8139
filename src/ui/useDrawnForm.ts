import { useTranslation } from 'react-i18next';

/** A field of a form that a component draws itself, as the spec has it (`src/generated/drawnForms`). */
export interface DrawnField {
  readonly labelKey: string;
  readonly helpKey?: string;
  readonly required: boolean;
  readonly maxLength?: number;
}

/** What an input takes from the spec. */
export interface DrawnInput {
  readonly label: string;
  readonly description?: string;
  readonly required: boolean;
  readonly withAsterisk: false;
  readonly maxLength?: number;
}

/** Labels, help and limits for the inputs of a form that is drawn by hand; layout and behaviour are the component's. */
export function useDrawnForm(submitKey: string): {
  readonly submit: string;
  readonly inputOf: (field: DrawnField) => DrawnInput;
} {
  const { t } = useTranslation('spec');
  return {
    submit: t(submitKey),
    inputOf: ({ labelKey, helpKey, required, maxLength }) => ({
      label: t(labelKey),
      ...(helpKey !== undefined && { description: t(helpKey) }),
      required,
      withAsterisk: false,
      ...(maxLength !== undefined && { maxLength }),
    }),
  };
}
