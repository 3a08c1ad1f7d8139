import { escapeHtml } from '#domain/text/escapeHtml.ts';

/**
 * What somebody pastes into their own site: the frame, and a listener that gives it the height the page tells. It believes
 * nobody but that frame, and does nothing else: it runs with the rights of the site. The frame has the name of the program,
 * since readers of screens are told what a frame is.
 */
export function embedSnippet(address: string, name: string): string {
  const { origin } = new URL(address);
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(name)}" loading="lazy" height="640" style="width:100%;border:0"></iframe>
<script>
addEventListener('message', function (event) {
  if (event.origin !== '${origin}' || !event.data || event.data.type !== 'cohort:height') return;
  document.querySelectorAll('iframe').forEach(function (frame) {
    if (frame.contentWindow === event.source) frame.height = Number(event.data.height) || 640;
  });
});
</script>`;
}
