import type { Language } from '#contract/values/languages.ts'
import { html } from './html.ts'
import { MARK, page } from './page.ts'
import { sayIn } from './texts.ts'

type Message = {
  language: Language
  origin: string
  message: 'expired' | 'failed' | 'signedOut'
  /** The provider's own words, for whoever looks into it. */
  detail?: string
}

/** A page that says one thing and leads back to the console. */
export function messagePage({ language, origin, message, detail }: Message): string {
  const say = sayIn(language)
  const title = say(`${message}Title`)
  const body = html`<main class="sheet narrow">
    <section class="card">
      ${MARK}
      <h1>${title}</h1>
      <p class="lead">${say(message)}</p>
      ${detail !== undefined && html`<p class="hint" lang="en">${detail}</p>`}
      <a class="button primary" href="${origin}/">${say('back')}</a>
    </section>
  </main>`
  return page({ language, title, body })
}
