/** Lines that are written only where the screen has a use for them. */
export const when = (isThere: boolean, ...lines: readonly string[]): readonly string[] => (isThere ? lines : []);

export const literal = (text: string | undefined): string => `'${text}'`;

/** Lines in which a page ends: the panel that edits, with these attributes while the condition holds, where there is one. */
export const pageEnd = (hasEditor: boolean, condition: string, attributes: string): readonly string[] => [
  ...when(
    hasEditor,
    `      {${condition} && (`,
    '        <Suspense>',
    `          <LazyRecordEditor ${attributes} />`,
    '        </Suspense>',
    '      )}',
  ),
  '    </Page>',
  '  );',
  '}',
  '',
];
