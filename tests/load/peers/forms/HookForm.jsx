import { FormProvider, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form';

/** react-hook-form as its documentation has it: fields registered, errors while typing, conditions by `useWatch`. */
export function HookForm({ questions }) {
  const methods = useForm({ mode: 'onChange' });
  return (
    <FormProvider {...methods}>
      <form onSubmit={methods.handleSubmit(() => undefined)}>
        {questions.map((question) =>
          question.after === null ? (
            <Field key={question.id} question={question} />
          ) : (
            <AskedAfter key={question.id} question={question} />
          ),
        )}
      </form>
    </FormProvider>
  );
}

function AskedAfter({ question }) {
  const before = useWatch({ name: question.after });
  return before === 'Yes' ? <Field question={question} /> : null;
}

function Field({ question: { id, label, kind, isRequired } }) {
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name: id });
  const rules = { required: isRequired };
  return kind === 'choice' ? (
    <fieldset>
      <legend>{label}</legend>
      {['Yes', 'No'].map((value) => (
        <label key={value}>
          <input type="radio" value={value} {...register(id, rules)} /> {value}
        </label>
      ))}
      {errors[id] && <p role="alert">Required</p>}
    </fieldset>
  ) : (
    <label style={{ display: 'block' }}>
      {label}
      <input type="text" {...register(id, rules)} />
      {errors[id] && <p role="alert">Required</p>}
    </label>
  );
}
