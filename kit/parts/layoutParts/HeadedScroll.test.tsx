import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coveredBy } from './coverWithHead.ts'
import { HeadedScroll } from './HeadedScroll.tsx'

/** Px of each line that the head says. */
const LINE = 40

/** Tells the first size, as a browser does; that it changes is heard of by what changes in it. */
class FirstSize implements Pick<ResizeObserver, 'observe' | 'disconnect'> {
  readonly #tell: () => void
  constructor(tell: () => void) {
    this.#tell = tell
  }
  observe(): void {
    queueMicrotask(this.#tell)
  }
  disconnect(): void {}
}

/** The test's browser lays nothing out: a head is as tall as its lines. */
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FirstSize)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.children.length * LINE
  })
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const Banner = ({ children }: { children: string }) => <p>{children}</p>
const form = (...lines: string[]) => (
  <HeadedScroll
    aria-label="form"
    head={lines.map((line) => (
      <Banner key={line}>{line}</Banner>
    ))}
  >
    <input aria-label="name" />
  </HeadedScroll>
)

/** What changes in a head is heard of before the frame. */
const heard = () => act(() => Promise.resolve())
const scroll = () => screen.getByRole('region', { name: 'form' })

async function say(rerender: (drawn: ReturnType<typeof form>) => void, ...lines: string[]) {
  await heard()
  rerender(form(...lines))
  await heard()
}

/** The field stands so many px below the head, as far as nothing is scrolled. */
function placeField(below: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const head = coveredBy(scroll())
    const at = this.matches('input') ? head + below - scroll().scrollTop : 0
    const height = this.matches('[data-head]') ? head : 30
    return { top: at, bottom: at + height } as DOMRect
  })
}

describe('a head that says more after its first frame', () => {
  it('covers what stands under it, which is scrolled on by as much', async () => {
    const { rerender } = render(form())
    await say(rerender, 'locked')
    expect(scroll().scrollTop).toBe(LINE)
    expect(coveredBy(scroll())).toBe(LINE)
    expect(scroll().querySelector('[data-head]')).toHaveAttribute('data-covers')
  })

  it('leaves what it said from the beginning where it stands', async () => {
    render(form('locked'))
    await heard()
    expect(scroll().scrollTop).toBe(0)
    expect(scroll().querySelector('[data-head]')).not.toHaveAttribute('data-covers')
  })

  it('moves nothing that somebody has scrolled, which the browser holds by itself', async () => {
    const { rerender } = render(form())
    scroll().scrollTop = 300
    await say(rerender, 'locked')
    expect(scroll().scrollTop).toBe(300)
  })

  it('gives nothing back as it says less', async () => {
    const { rerender } = render(form())
    await say(rerender, 'locked', 'unsaved')
    await say(rerender, 'locked')
    expect(scroll().scrollTop).toBe(2 * LINE)
  })

  it('never comes to lie over the field that has the focus', async () => {
    const { rerender } = render(form())
    act(() => screen.getByRole('textbox').focus())
    placeField(10)
    await say(rerender, 'locked')
    expect(screen.getByRole('textbox').getBoundingClientRect().top).toBe(LINE)
  })

  it('keeps its height free above what is brought into view', async () => {
    const { rerender } = render(form())
    await say(rerender, 'locked')
    expect(scroll().style.scrollPaddingBlock).toBe('88px 48px')
  })

  it('is listened to no more once its form is gone', async () => {
    const ends = vi.spyOn(MutationObserver.prototype, 'disconnect')
    render(form('locked')).unmount()
    expect(ends).toHaveBeenCalledOnce()
  })
})
