/** What is typed into: the field that has the focus, or one of its own that nobody listens to. */
export interface Typing {
  readonly count: number;
  readonly isPlain: boolean;
}

/** Runs in the page: keys, each with the time from it to the second frame. */
export async function typeInto({ count, isPlain }: Typing): Promise<number[]> {
  const own = document.createElement('input');
  if (isPlain) document.body.prepend(own);
  const field = isPlain ? own : document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error('no field has the focus');
  field.focus();
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const started = performance.now();
    set?.call(field, `${field.value}x`);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'x' }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  own.remove();
  return times;
}
