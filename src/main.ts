import { OWN_BOOT, readBoot } from '#authProvider/boot.ts'
import { bringBackLongAddress, longAddressAside, putAsideLongAddress } from '#authProvider/longAddress.ts'
import { openSignIn } from '#authProvider/openSignIn.ts'
import { isProviderAnswer } from '#authProvider/providerAnswer.ts'
import { finishSignInPopup, isSignInPopup } from '#authProvider/signInAgain.ts'
import { createSignInClient } from '#authProvider/signInClient.ts'
import { untilFetched } from '#kit/parts/layoutParts/untilFetched.ts'
import type { Page } from './openPage.tsx'
import { sayNothingCame } from './nothingCame.ts'
import { reviewAsked } from './review/reviewAsked.ts'
import { hasLoaded, reloadOnce } from './reloadOnce.ts'
import { LANGUAGE_KEY } from './session/languageKey.ts'

/* What the page names: signs in, and fetches meanwhile what is seen. Whoever is not signed in yet leaves for the
   provider without waiting for a console that the provider's page would take away again. */

/** Whoever has not left for the provider by then, in ms, sees that the console starts. */
const SPLASH_AFTER_MS = 500

const openChannel = (name: string) => new BroadcastChannel(name)
/** Language of the provider's pages before the user's own is known. */
const language = localStorage.getItem(LANGUAGE_KEY) ?? navigator.language.split('-')[0] ?? 'en'

/** Where the page says that this console finds what it starts with. */
const bootAddress = document.querySelector<HTMLMetaElement>('meta[name=marquee-boot]')?.content ?? OWN_BOOT

/** As it was asked for; one that was too long for the way through the sign-in waits aside. */
const pathname = longAddressAside(sessionStorage) ?? location.pathname

const root = () => document.getElementById('root') as HTMLElement

let fetched: Promise<Page> | undefined
let opened: Page | undefined
const page = () => (fetched ??= fetchPage())

async function fetchPage(): Promise<Page> {
  const { openPage } = await untilFetched(() => import('./openPage.tsx')).catch((error: unknown) => {
    const reload = () => location.reload()
    // Nothing is said, and nobody signed in, on a page that goes.
    if (reloadOnce(sessionStorage, reload)) return new Promise<never>(() => undefined)
    sayNothingCame(root(), language, reload)
    throw error
  })
  hasLoaded(sessionStorage)
  return (opened = openPage(root(), pathname))
}

/** Signs in before a router touches the address, then draws the console. */
async function start(): Promise<void> {
  const asked = reviewAsked(location)
  const isOpen = asked.isReview && !asked.withAccount
  if (isOpen || isProviderAnswer(location)) showSoon()
  else setTimeout(showSoon, SPLASH_AFTER_MS)
  const boot = await readBoot(fetch.bind(window), bootAddress)
  if (isOpen) return (await page()).showReview(boot)
  if (isSignInPopup(location)) {
    await finishSignInPopup(boot, createSignInClient, {
      search: location.search,
      openChannel,
      close: () => window.close(),
    })
    return
  }
  const address = { location, storage: sessionStorage, show: (path: string) => history.replaceState(null, '', path) }
  putAsideLongAddress(address)
  const signIn = await openSignIn({
    boot,
    createClient: createSignInClient,
    fetch: fetch.bind(window),
    sessionStorage,
    browser: {
      origin: location.origin,
      open: (target, name, features) => window.open(target, name, features),
      newId: () => crypto.randomUUID(),
      openChannel,
      goHome: () => location.replace('/'),
    },
    // A page that never stood has none, and may wait for its file as long as there is no line.
    saveJournals: async () => opened?.saveJournals(),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    language,
    now: Date.now,
    showLogoutSplash: (reason) => opened?.showLeaving(reason),
    log: (message, error) => console.warn(message, error),
  })
  bringBackLongAddress(address)
  // The first call will want it: made while the console is still on its way. Where that fails, the call says so.
  signIn.getApiToken().catch(() => undefined)
  await (asked.isReview ? (await page()).showReview(boot, signIn) : (await page()).showConsole(boot, signIn))
}

/** Fetches what is seen. Where that fails, whoever needs it hears so. */
const showSoon = (): void => void page().catch(() => undefined)

// A page that the browser kept shows what was there before signing out: it is loaded anew instead.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

start().catch(async (error: unknown) => {
  // A failed sign-in is only logged (specification section 8); the person gets a way on.
  console.warn('The console could not start', error)
  // Without the console's file that has been said already.
  await page().then(
    ({ showFailure }) => showFailure(error, bootAddress),
    () => undefined,
  )
})
