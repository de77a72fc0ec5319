/** Px that a field keeps to both edges when it is brought into view. */
const AIR_PX = 48

type Parts = { scroll: HTMLElement; head: HTMLElement; body: HTMLElement }

/** Px at the top of what scrolls that its head covers; 0 where it has none. */
export const coveredBy = (scroll: Element): number =>
  scroll.querySelector<HTMLElement>(':scope > [data-head]')?.offsetHeight ?? 0

/** As `cover`, for the head of a `HeadedScroll`: what scrolls is around it, the rest of it next to it. */
export function coverWithHead(head: HTMLElement | null): (() => void) | undefined {
  const scroll = head?.parentElement
  const body = head?.nextElementSibling
  return head && scroll && body instanceof HTMLElement ? cover({ scroll, head, body }) : undefined
}

/**
 * A head that grows after its first frame covers what stands under it instead of pushing it down: what scrolls is
 * scrolled on by as much within the same frame, so that it stays where it is, and what lies under the head is reached by
 * scrolling back. What has the focus never comes to lie under it. Answers how to end it.
 */
function cover({ scroll, head, body }: Parts): () => void {
  let height: number | undefined

  function follow(): void {
    head.toggleAttribute('data-covers', scroll.scrollTop > 0)
    if (scroll.scrollTop === 0) body.style.minBlockSize = ''
  }

  function measure(): void {
    const before = height ?? head.offsetHeight
    height = head.offsetHeight
    scroll.style.scrollPaddingBlock = `${height + AIR_PX}px ${AIR_PX}px`
    if (height <= before) return
    // Only what has been scrolled on is held in its place by the browser itself.
    if (scroll.scrollTop === 0) scrollOn({ scroll, head, body }, height - before)
    scroll.scrollTop -= Math.min(height - before, focusedUnder({ head, body }))
    follow()
  }

  // By its size alone it would be heard of once the browser has counted the form as pushed.
  const changes = new MutationObserver(measure)
  changes.observe(head, { childList: true, subtree: true })
  const sizes = new ResizeObserver(measure)
  sizes.observe(head)
  scroll.addEventListener('scroll', follow, { passive: true })
  return () => {
    changes.disconnect()
    sizes.disconnect()
    scroll.removeEventListener('scroll', follow)
  }
}

function scrollOn({ scroll, head, body }: Parts, by: number): void {
  const { clientHeight, scrollHeight } = scroll
  // What is shorter than its place could not be scrolled.
  if (scrollHeight - clientHeight < by) body.style.minBlockSize = `${clientHeight - head.offsetHeight + by}px`
  scroll.scrollTop = by
}

/** Px by which the head has come to lie over the field that has the focus; 0 where that was out of sight anyhow. */
function focusedUnder({ head, body }: Pick<Parts, 'head' | 'body'>): number {
  const focused = document.activeElement
  if (!focused || !body.contains(focused)) return 0
  const field = (focused.closest('[data-pointer]') ?? focused).getBoundingClientRect()
  const { top, bottom } = head.getBoundingClientRect()
  return field.bottom > top ? Math.max(0, bottom - field.top) : 0
}
