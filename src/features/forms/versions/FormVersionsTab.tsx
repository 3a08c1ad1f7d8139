export function FormVersionsTab({ recordId }: { readonly recordId: string }) {
  return <p>{recordId}</p>;
}
