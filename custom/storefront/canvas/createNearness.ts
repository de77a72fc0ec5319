/** Rails are drawn from this distance to what is seen on. */
const MARGIN = '600px 0px'

export type Nearness = ReturnType<typeof createNearness>

/** Tells elements of a scrolled area whether they are near what is seen of it, by one observer for all of them. */
export function createNearness() {
  const told = new Map<Element, (isNear: boolean) => void>()
  let observer: IntersectionObserver | undefined
  return {
    /** Begins to look, within the area; answers how to end. */
    attach(root: Element | null): () => void {
      observer = new IntersectionObserver(
        (entries) => entries.forEach(({ target, isIntersecting }) => told.get(target)?.(isIntersecting)),
        // Screens that are shown at once scroll within the area, whose margin does not reach into them.
        { root, rootMargin: MARGIN, ...{ scrollMargin: MARGIN } },
      )
      for (const element of told.keys()) observer.observe(element)
      return () => {
        observer?.disconnect()
        observer = undefined
      }
    },
    observe(element: Element, tell: (isNear: boolean) => void): () => void {
      told.set(element, tell)
      observer?.observe(element)
      return () => {
        told.delete(element)
        observer?.unobserve(element)
      }
    },
  }
}
