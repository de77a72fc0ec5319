import type { IncomingMessage } from 'node:http'
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'

/** The first language of ours in a list such as `ta-IN,en;q=0.8` or `zh ms`; weights are taken as being in order. */
export function pickLanguage(...wishes: unknown[]): Language {
  for (const wish of wishes) {
    if (typeof wish !== 'string') continue
    const found = wish
      .split(/[\s,]+/)
      .map((tag) => tag.split(/[-_;]/)[0]?.toLowerCase())
      .find(isLanguage)
    if (found) return found
  }
  return DEFAULT_LANGUAGE
}

/** The language of a page that the provider asks for in the middle of its own request. */
export function languageOf(ctx: { req: IncomingMessage; query: Record<string, unknown> }): Language {
  return pickLanguage(ctx.query.ui_locales, ctx.req.headers['accept-language'])
}
