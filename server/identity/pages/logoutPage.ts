import type { Language } from '#contract/values/languages.ts'
import { html, Markup } from './html.ts'
import { MARK, page } from './page.ts'
import { sayIn } from './texts.ts'

type LogoutPage = {
  language: Language
  origin: string
  /** The provider's own form, with its token against forged requests. */
  form: string
  /** The console asked, with the ID token of this very person: no question needed. */
  submitsItself: boolean
}

export function logoutPage({ language, origin, form, submitsItself }: LogoutPage): string {
  const say = sayIn(language)
  const title = submitsItself ? say('leaving') : say('logoutTitle')
  const body = html`<main class="sheet narrow">
    <section class="card">
      ${MARK}
      <h1>${title}</h1>
      ${!submitsItself && html`<p class="lead">${say('logout')}</p>`} ${new Markup(form)}
      <button class="button primary" type="submit" form="op.logoutForm" name="logout" value="yes">
        ${say('logoutConfirm')}
      </button>
      ${!submitsItself && html`<a class="button" href="${origin}/">${say('back')}</a>`}
    </section>
  </main>`
  return page({ language, title, body, ...(submitsItself ? { script: 'submit.js' } : {}) })
}
