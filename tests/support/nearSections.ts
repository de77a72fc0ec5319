/**
 * A window in which only some sections of a form are near, as on a real screen: the others wait to be scrolled to. In
 * the tests' page everything counts as near, and a form of 13 sections then takes the time of several screens.
 */
export function seeOnlySections(...names: readonly string[]): () => void {
  const before = window.IntersectionObserver
  const Before = before as unknown as new (tell: IntersectionObserverCallback) => IntersectionObserver
  window.IntersectionObserver = class extends Before {
    override observe(target: Element): void {
      const { section } = (target as HTMLElement).dataset
      if (section === undefined || names.includes(section)) super.observe(target)
    }
  } as typeof IntersectionObserver
  return () => void (window.IntersectionObserver = before)
}
