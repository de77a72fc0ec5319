import type { Language } from '#contract/values/languages.ts'
import { PRODUCT_ADMIN } from '#contract/values/wire.ts'
import { DEMO_PASSWORD, DEMO_PRODUCTS, DEMO_USERS } from '../demoUsers.ts'
import type { DemoUser } from '../demoUsers.ts'
import { html } from './html.ts'
import type { Markup } from './html.ts'
import { MARK, page } from './page.ts'
import { sayIn, SPOKEN } from './texts.ts'
import type { Say } from './texts.ts'

export type SignInPage = {
  language: Language
  /** Where the form goes: the address of this very sign-in. */
  action: string
  username?: string
  problem?: { kind: 'wrong' } | { kind: 'wait'; seconds: number }
}

export function signInPage({ language, action, username = '', problem }: SignInPage): string {
  const say = sayIn(language)
  const body = html`<main class="sheet">
    <section class="card">
      ${MARK}
      <h1>${say('signInTitle')}</h1>
      ${problem && problemLine(problem, say)}
      <form method="post" action="${action}?ui_locales=${language}">
        <label for="username">${say('username')}</label>
        <input
          id="username"
          name="username"
          value="${username}"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          maxlength="100"
          required
          ${problem ? invalid : autofocus}
        />
        <label for="password">${say('password')}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength="200"
          required
          ${problem && html`${invalid} ${autofocus}`}
        />
        <button class="button primary" type="submit">${say('signIn')}</button>
      </form>
      <nav class="languages" aria-label="${say('languages')}">
        ${SPOKEN.map((one) => languageLink(one, language, action))}
      </nav>
    </section>
    <section class="people" aria-labelledby="people-title">
      <h2 id="people-title">${say('demoTitle')}</h2>
      <p class="hint" id="people-hint">${say('demoHint', { password: DEMO_PASSWORD })}</p>
      <ul>
        ${DEMO_USERS.map((user) => person(user, say))}
      </ul>
      <p class="hint">${say('localOnly')}</p>
    </section>
  </main>`
  return page({ language, title: say('signInTitle'), body, script: 'signIn.js' })
}

const autofocus = html`autofocus`
const invalid = html`aria-invalid="true" aria-describedby="problem"`

function problemLine(problem: NonNullable<SignInPage['problem']>, say: Say): Markup {
  const words = problem.kind === 'wrong' ? say('wrong') : say('wait', { seconds: problem.seconds })
  return html`<p class="problem" id="problem" role="alert">${words}</p>`
}

function languageLink(one: Language, current: Language, action: string): Markup {
  const name = sayIn(one)('languageName')
  return one === current
    ? html`<span lang="${one}" aria-current="true">${name}</span>`
    : html`<a lang="${one}" href="${action}?ui_locales=${one}">${name}</a>`
}

function person(user: DemoUser, say: Say): Markup {
  const name = `${user.firstName} ${user.lastName}`
  return html`<li>
    <button type="button" class="person" data-username="${user.username}" data-password="${DEMO_PASSWORD}">
      <span class="face" aria-hidden="true">${user.firstName.charAt(0)}${user.lastName.charAt(0)}</span>
      <span class="who"><b>${name}</b><span>${user.username}</span></span>
      <span class="rights"
        ><span>${user.roles.join(', ') || say('noRole')}</span><span>${productsOf(user, say)}</span></span
      >
    </button>
  </li>`
}

function productsOf(user: DemoUser, say: Say): string {
  if (user.products.includes(PRODUCT_ADMIN)) return say('everyProduct')
  const names = DEMO_PRODUCTS.filter(({ id }) => user.products.includes(id)).map(({ name }) => name)
  return names.join(', ') || say('noProducts')
}
