import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { useMemo, useState } from 'react';

/** @rjsf/core as its documentation has it: one schema, conditions by `dependencies`, errors while typing. */
export function SchemaForm({ questions }) {
  const { schema, uiSchema } = useMemo(() => schemaOf(questions), [questions]);
  const [data, setData] = useState({});
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      formData={data}
      liveValidate
      onChange={({ formData }) => setData(formData)}
    />
  );
}

function schemaOf(questions) {
  const fieldOf = ({ label, kind }) => ({
    type: 'string',
    title: label,
    ...(kind === 'choice' && { enum: ['Yes', 'No'] }),
  });
  const asked = questions.filter(({ after }) => after === null);
  const conditional = questions.filter(({ after }) => after !== null);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(asked.map((question) => [question.id, fieldOf(question)])),
      required: asked.filter(({ isRequired }) => isRequired).map(({ id }) => id),
      dependencies: Object.fromEntries(
        conditional.map((question) => [
          question.after,
          {
            oneOf: [
              {
                properties: { [question.after]: { enum: ['Yes'] }, [question.id]: fieldOf(question) },
              },
              { properties: { [question.after]: { enum: ['No'] } } },
            ],
          },
        ]),
      ),
    },
    uiSchema: Object.fromEntries(
      questions.filter(({ kind }) => kind === 'choice').map(({ id }) => [id, { 'ui:widget': 'radio' }]),
    ),
  };
}
