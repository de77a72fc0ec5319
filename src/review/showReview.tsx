import type { Root } from 'react-dom/client'
import type { Boot } from '#contract/schemas/service.ts'
import { isLanguage } from '#contract/values/languages.ts'
import { REVIEW_PATH } from '#contract/values/review.ts'
import type { SignIn } from '#authProvider/signIn.ts'
import { createReviewProvider } from '#dataProvider/reviewProvider.ts'
import { createTransport } from '#dataProvider/transport.ts'
import { serviceExtensions } from '#contract/wire/extensions.ts'
import { startWords, wordsLoaded } from '../session/firstWords.ts'
import { LANGUAGE_KEY } from '../session/languageKey.ts'
import { ReviewApp } from './ReviewApp.tsx'
import { ACCOUNT } from './reviewAsked.ts'

/** Where a token waits while its bearer signs in: addresses travel through the provider. */
const WAITING_KEY = 'marquee-review'

/** Draws what a review link shows, in place of the console: signed out, or as who has signed in for it. */
export async function showReview(root: Root, boot: Boot, signIn?: SignIn): Promise<void> {
  const token = tokenHere(signIn !== undefined)
  const baseOf = (segment: string) => boot.bases[segment] ?? boot.bases.default ?? '/api'
  const transport = createTransport({
    fetch: fetch.bind(window),
    baseOf,
    token: () => signIn?.getApiToken() ?? Promise.resolve(''),
    renewToken: (refused) => signIn?.renewToken(refused) ?? Promise.resolve(false),
    clientId: () => signIn?.getClientId(),
    product: () => undefined,
    tab: crypto.randomUUID(),
    newId: () => crypto.randomUUID(),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    service: serviceExtensions(boot.extensions),
  })
  const review = createReviewProvider({ transport, imageBase: baseOf('image'), now: Date.now }, token)
  await wordsLoaded
  await speakOwnLanguage()
  const onSignIn = () => {
    sessionStorage.setItem(WAITING_KEY, token)
    location.assign(REVIEW_PATH + ACCOUNT)
  }
  // Another link in the same tab changes nothing but what stands behind '#'.
  window.addEventListener('hashchange', () => location.reload())
  root.render(<ReviewApp review={review} onSignIn={signIn ? undefined : onSignIn} />)
}

function tokenHere(isBack: boolean): string {
  const behind = decodeURIComponent(location.hash.slice(1))
  return isBack ? (sessionStorage.getItem(WAITING_KEY) ?? behind) : behind || 'none'
}

/** Whoever has never been here is spoken to as their browser asks for. */
async function speakOwnLanguage(): Promise<void> {
  const [own] = navigator.language.split('-')
  if (localStorage.getItem(LANGUAGE_KEY) === null && isLanguage(own))
    await startWords.changeLocale(own).catch(() => undefined)
}
