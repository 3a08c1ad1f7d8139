import { expect, within } from 'storybook/test';
import type { FormValidator } from '#domain/forms/FormValidator.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { exampleAnswer } from './exampleServer.ts';
import { exampleValues } from './exampleValues.ts';

interface FormModule {
  readonly form: FormMeta;
  readonly validate: FormValidator;
}

export type FormState = 'new' | 'filled' | 'wrong' | 'saving' | 'refused' | 'readOnly';

/** A story of a form of the spec, in one state. */
export function formStory({ form, validate }: FormModule, state: FormState) {
  const isFilled = state !== 'new' && state !== 'wrong';
  return {
    parameters: {
      otherwise: (_: string, text: string, variables: object) => exampleAnswer(text, { ...variables }, 'full'),
    },
    render: () => (
      <RecordForm
        form={form}
        validate={validate}
        initial={isFilled ? exampleValues(form) : {}}
        isSaving={state === 'saving'}
        isReadOnly={state === 'readOnly'}
        failure={state === 'refused' ? new Error('The server could not save this') : null}
        onSubmit={() => undefined}
      />
    ),
    ...(state === 'wrong' && { play: trySaving }),
  };
}

/** What is missing is named once somebody saves; a form that asks for nothing is saved. */
async function trySaving({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const buttons = await within(canvasElement).findAllByRole('button');
  const save = buttons.find((button) => button.getAttribute('type') === 'submit');
  await expect(save).toBeDefined();
  save?.click();
}
