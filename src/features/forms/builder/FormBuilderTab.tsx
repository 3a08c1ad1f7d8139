export function FormBuilderTab({ recordId }: { readonly recordId: string }) { return <p>{recordId}</p>; }
