const elementName = 'cohort-spec-problems';
const style = `
  :host { position: fixed; inset: auto 0 0; z-index: 100000; max-block-size: 60vh; overflow: auto; direction: ltr;
    background: #1b1f27; color: #e8eaf0; border-block-start: 4px solid #e5484d; }
  pre { margin: 0; padding: 16px 20px; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
`;

/** Lays the code frames of a wrong spec over the foot of the page; the last good build goes on above it. */
export function showProblems(frames: string): void {
  const element = document.querySelector(elementName) ?? document.createElement(elementName);
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const text = document.createElement('pre');
  text.textContent = frames;
  const sheet = document.createElement('style');
  sheet.textContent = style;
  shadow.replaceChildren(sheet, text);
  document.body.append(element);
}

export function hideProblems(): void {
  document.querySelector(elementName)?.remove();
}
