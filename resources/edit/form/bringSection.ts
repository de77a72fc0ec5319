/** Sections on the way are drawn when they come near and then change their height: the aim is corrected so long. */
const SETTLE_MS = 500

/** Scrolls a form to the head of a section and holds it there until everything around is drawn, or somebody scrolls. */
export function bringSection(scroll: HTMLElement, id: string): void {
  const end = performance.now() + SETTLE_MS
  const stop = new AbortController()
  const align = () => {
    const section = scroll.querySelector(`[data-section="${CSS.escape(id)}"]`)
    if (!section || stop.signal.aborted) return
    scroll.scrollTop += section.getBoundingClientRect().top - scroll.getBoundingClientRect().top
    if (performance.now() < end) requestAnimationFrame(align)
    else stop.abort()
  }
  for (const move of ['wheel', 'pointerdown', 'keydown'])
    scroll.addEventListener(move, () => stop.abort(), { signal: stop.signal, passive: true })
  align()
}
