import '@testing-library/jest-dom/vitest'
import { toBeEnabled } from '@testing-library/jest-dom/matchers'
import 'fake-indexeddb/auto'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { pageWords, WORD_SETS } from '#kit/parts/i18n/pageWords.ts'
import { patience } from './patience.ts'

// Parts are drawn without the page that brings their words.
await pageWords.open(WORD_SETS)

/** What stands on the page, part by part: what is drawn is cut off long before a whole page is through. */
function textOf(container: Element): string {
  const parts: string[] = []
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) parts.push(walker.currentNode.textContent?.trim() ?? '')
  return parts.filter(Boolean).join(' | ')
}

configure({
  // A bound for what hangs: what a slow machine loads and draws late is waited for.
  asyncUtilTimeout: 60_000 * patience,
  // Whoever waits asks again and again: the page is written out for the one answer that somebody reads.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', {
      get: () => `${message}\n\nThe page reads: ${textOf(container)}\n\n${prettyDOM(container as HTMLElement)}`,
      configurable: true,
    }),
})
/** What only says why it is off is not enabled either: whoever waits for it to be on would click too soon. */
const isMute = (control: unknown) => control instanceof Element && control.getAttribute('aria-disabled') === 'true'
expect.extend({
  toBeEnabled(control: HTMLElement) {
    return isMute(control)
      ? { pass: false, message: () => `${control.outerHTML} is off, as aria-disabled says` }
      : toBeEnabled.call(this, control)
  },
})

// React notes where each element was made, by the stack of an error each: a fifth of the time that drawing takes here.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })

/** What jsdom lacks and our parts use. Everything counts as near and nothing ever changes its size. */

class NeverResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class AlwaysNear implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element): void {
    const box = target.getBoundingClientRect()
    const entry = { target, isIntersecting: true, intersectionRatio: 1, boundingClientRect: box, intersectionRect: box }
    queueMicrotask(() => this.#tell([{ ...entry, rootBounds: null, time: 0 }], this))
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

/** A wide dark page that asks for less motion, so that no test waits for a transition. */
function matchMedia(query: string): MediaQueryList {
  const widths = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)]
  const fits = widths.every(([, edge, width]) => (edge === 'min' ? Number(width) <= 1440 : Number(width) >= 1440))
  const asked = /prefers-reduced-motion:\s*reduce|prefers-color-scheme:\s*dark/.test(query)
  const target = new EventTarget() as MediaQueryList
  return Object.assign(target, {
    matches: widths.length > 0 ? fits : asked,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
}

window.ResizeObserver = NeverResizes
window.IntersectionObserver = AlwaysNear
window.matchMedia = matchMedia
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
Element.prototype.scrollTo = () => {}
// jsdom paints nothing: whoever draws on a canvas is told so, without a word on the console each time.
HTMLCanvasElement.prototype.getContext = () => null
// The server runs in the same process in tests; its crypto knows Node's own byte arrays, not the page's.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor
URL.createObjectURL ??= () => 'blob:test'
URL.revokeObjectURL ??= () => {}

/** Files share one page: what a file stubbed, stored or said of the page is gone before the next begins. */
const untouched = attributesOf(document.documentElement)

function attributesOf(element: Element): Map<string, string> {
  return new Map([...element.attributes].map(({ name, value }) => [name, value]))
}

function putBack(element: Element, kept: ReadonlyMap<string, string>): void {
  for (const name of element.getAttributeNames()) if (!kept.has(name)) element.removeAttribute(name)
  for (const [name, value] of kept) element.setAttribute(name, value)
}

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  putBack(document.documentElement, untouched)
  document.title = ''
  window.history.replaceState(null, '', '/')
})
