import type { FormElement } from '#domain/forms/FormElement.ts';

/** What of a form is seen at once. */
export interface FormPage {
  readonly id: string;
  /** The section that begins it; null for what stands before the first one. */
  readonly section: FormElement | null;
  readonly elements: readonly FormElement[];
}

/** Sections are pages (issue 15); what stands before the first section is a page of its own. A form without is one page. */
export function formPages(shown: readonly FormElement[]): readonly FormPage[] {
  const pages: { id: string; section: FormElement | null; elements: FormElement[] }[] = [];
  for (const element of shown) {
    const isSection = element.questionType === 'section';
    if (isSection || pages.length === 0) {
      pages.push({ id: element._id, section: isSection ? element : null, elements: [] });
    }
    pages.at(-1)?.elements.push(element);
  }
  return pages;
}
