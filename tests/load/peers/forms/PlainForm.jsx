/** As many fields without a condition: what the browser alone needs. */
export function PlainForm({ questions }) {
  return (
    <form>
      {questions.map(({ id, label, kind }) =>
        kind === 'choice' ? (
          <fieldset key={id}>
            <legend>{label}</legend>
            {['Yes', 'No'].map((value) => (
              <label key={value}>
                <input type="radio" name={id} value={value} /> {value}
              </label>
            ))}
          </fieldset>
        ) : (
          <label key={id} style={{ display: 'block' }}>
            {label}
            <input type="text" name={id} />
          </label>
        ),
      )}
    </form>
  );
}
