/**
 * The same questions with other libraries. `window.fill(NAME, QUESTIONS)` draws them and answers how long that took, to the
 * second frame: `plain` is HTML that nobody listens to, `hook` react-hook-form, `rjsf` @rjsf/core with its own fields.
 */
import { createRoot } from 'react-dom/client';
import { HookForm } from './HookForm.jsx';
import { PlainForm } from './PlainForm.jsx';
import { SchemaForm } from './SchemaForm.jsx';

const forms = { plain: PlainForm, hook: HookForm, rjsf: SchemaForm };

window.fill = async (name, questions) => {
  const Form = forms[name];
  const started = performance.now();
  createRoot(document.getElementById('root')).render(<Form questions={questions} />);
  await new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('input[type="text"]') === null) requestAnimationFrame(look);
      else requestAnimationFrame(resolve);
    };
    requestAnimationFrame(look);
  });
  return performance.now() - started;
};
