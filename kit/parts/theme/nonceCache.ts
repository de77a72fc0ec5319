import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'
import { logicalSides } from './logicalSides.ts'

/** The nonce that the server put into the page for this load: styles made at run time carry it (style-src 'nonce-…'). */
export function readNonce(page: Document = document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined
}

/**
 * Emotion's store of styles, allowed by the content security policy. Ours stand before a page's own style sheets, and
 * say start and end instead of left and right.
 */
export function createNonceCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({
    key: 'mq',
    prepend: true,
    // Rules go into one sheet while developing too, as in production: an element for each is what tests spend most on.
    speedy: true,
    stylisPlugins: [logicalSides],
    ...(nonce && { nonce }),
  })
  splitAtRules(cache.sheet)
  return cache
}

/**
 * Starts another sheet where an at-rule (`@media` of a button's hover, `@keyframes`) would join one that is on screen.
 * A browser works out what a plain rule changes; for an at-rule it styles anew whatever its sheet says anything about,
 * which in one large sheet is the whole page: 60 ms of a press at a processor four times as slow. The order stays.
 */
function splitAtRules(sheet: EmotionCache['sheet']): void {
  const insert = sheet.insert.bind(sheet)
  let startedIn: unknown
  sheet.insert = (rule) => {
    // The time of the frame: what joins a sheet before it was first drawn costs nothing more.
    const frame = document.timeline?.currentTime
    if (rule.startsWith('@') && startedIn !== frame) {
      startedIn = frame
      // Emotion begins a sheet where its count begins.
      sheet.ctr = 0
    }
    insert(rule)
  }
}
