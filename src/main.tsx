import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { BootRefused, OWN_BOOT, readBoot } from '#authProvider/boot.ts'
import { bringBackLongAddress, putAsideLongAddress } from '#authProvider/longAddress.ts'
import { createSignInClient } from '#authProvider/signInClient.ts'
import { openSignIn } from '#authProvider/openSignIn.ts'
import { finishSignInPopup, isSignInPopup } from '#authProvider/signInAgain.ts'
import { awaitFirstPicture } from '#kit/parts/layoutParts/firstPicture.ts'
import { saveAllJournals } from '#kit/record/journal/saveAllJournals.ts'
import { App } from './App.tsx'
import { LANGUAGE_KEY, wordsLoaded } from './session/firstWords.ts'
import { Maintenance } from './session/Maintenance.tsx'
import { Leaving } from './session/Leaving.tsx'
import { Starting } from './session/Starting.tsx'
import { StartFailed } from './session/StartFailed.tsx'
import { reviewAsked } from './review/reviewAsked.ts'
import { fetchAhead } from './routes/fetchAhead.ts'
import { ownTab } from './ownTab.ts'
import { createWiring } from './wiring.ts'

const openChannel = (name: string) => new BroadcastChannel(name)
/** Language of the provider's pages before the user's own is known. */
const language = localStorage.getItem(LANGUAGE_KEY) ?? navigator.language.split('-')[0] ?? 'en'

/** Where the page says that this console finds what it starts with. */
const bootAddress = () => document.querySelector<HTMLMetaElement>('meta[name=marquee-boot]')?.content ?? OWN_BOOT

/** Fetched by whoever has a review link alone. */
const openReview = () => import('./review/showReview.tsx')

/** Signs in before a router touches the address, then draws the console. */
async function start(root: Root): Promise<void> {
  if (!isSignInPopup(location)) fetchAhead(location.pathname)
  const boot = await readBoot(fetch.bind(window), bootAddress())
  const asked = reviewAsked(location)
  if (asked.isReview && !asked.withAccount) return (await openReview()).showReview(root, boot)
  if (isSignInPopup(location)) {
    await finishSignInPopup(boot, createSignInClient, {
      search: location.search,
      openChannel,
      close: () => window.close(),
    })
    return
  }
  const page = { location, storage: sessionStorage, show: (path: string) => history.replaceState(null, '', path) }
  putAsideLongAddress(page)
  const signIn = await openSignIn({
    boot,
    createClient: createSignInClient,
    fetch: fetch.bind(window),
    sessionStorage,
    browser: {
      origin: location.origin,
      open: (address, name, features) => window.open(address, name, features),
      newId: () => crypto.randomUUID(),
      openChannel,
      goHome: () => location.replace('/'),
    },
    saveJournals: saveAllJournals,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    language,
    now: Date.now,
    showLogoutSplash: (reason) => root.render(<Leaving reason={reason} />),
    log: (message, error) => console.warn(message, error),
  })
  bringBackLongAddress(page)
  if (asked.isReview) return (await openReview()).showReview(root, boot, signIn)
  const tab = await ownTab(navigator.locks, () => crypto.randomUUID())
  await wordsLoaded
  root.render(<App wiring={createWiring(boot, signIn, tab)} />)
}

// A page that the browser kept shows what was there before signing out: it is loaded anew instead.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

awaitFirstPicture()
const root = createRoot(document.getElementById('root') as HTMLElement)
root.render(<Starting words="shell.loading" />)
/** A server that takes a break is asked again; anything else is said. */
const isBreak = (error: unknown): error is BootRefused => error instanceof BootRefused && error.status === 503
start(root).catch((error: unknown) => {
  // A failed sign-in is only logged (specification section 8); the person gets a way on.
  console.warn('The console could not start', error)
  root.render(
    isBreak(error) ? <Maintenance boot={bootAddress()} backAt={error.backAt} /> : <StartFailed error={error} />,
  )
})
