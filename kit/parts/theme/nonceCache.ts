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
  return createCache({
    key: 'mq',
    prepend: true,
    // Rules go into one sheet while developing too, as in production: an element for each is what tests spend most on.
    speedy: true,
    stylisPlugins: [logicalSides],
    ...(nonce && { nonce }),
  })
}
