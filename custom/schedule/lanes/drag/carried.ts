import { afterPaint } from '#kit/parts/dragging/afterPaint.ts'

/** What follows the pointer: moved by transform alone, outside of React, so that a drag draws nothing anew. */
export function showCarried(frame: HTMLElement, text: string) {
  const element = document.createElement('div')
  element.className = 'carried'
  element.setAttribute('aria-hidden', 'true')
  element.textContent = text
  frame.append(element)
  // It does not move while something is dragged.
  const { left, top } = frame.getBoundingClientRect()
  return {
    moveTo: (x: number, y: number) => {
      element.style.transform = `translate(${Math.round(x - left + 12)}px, ${Math.round(y - top + 14)}px)`
    },
    say: (words: string) => {
      if (element.textContent !== words) element.textContent = words
    },
    /** Out of sight with the frame that shows what has landed, which nothing is laid out anew for; gone after it. */
    remove: () => {
      element.style.visibility = 'hidden'
      afterPaint(() => element.remove())
    },
  }
}

/** The band that chooses what it touches. */
export function showBand(frame: HTMLElement, start: { x: number; y: number }) {
  const element = document.createElement('div')
  element.className = 'band'
  element.setAttribute('aria-hidden', 'true')
  frame.append(element)
  const { left, top } = frame.getBoundingClientRect()
  return {
    drawTo: ({ x, y }: { x: number; y: number }) => {
      const [fromX, fromY] = [Math.min(x, start.x) - left, Math.min(y, start.y) - top]
      element.style.transform = `translate(${fromX}px, ${fromY}px)`
      element.style.width = `${Math.abs(x - start.x)}px`
      element.style.height = `${Math.abs(y - start.y)}px`
    },
    remove: () => element.remove(),
  }
}
