import { createRoot } from 'react-dom/client'
import { BootRefused } from '#authProvider/boot.ts'
import type { LogoutReason, SignIn } from '#authProvider/signIn.ts'
import type { Boot } from '#contract/schemas/service.ts'
import { awaitFirstPicture } from '#kit/parts/layoutParts/firstPicture.ts'
import { saveAllJournals } from '#kit/record/journal/saveAllJournals.ts'
import { App } from './App.tsx'
import { ownTab } from './ownTab.ts'
import { fetchAhead } from './routes/fetchAhead.ts'
import { Leaving } from './session/Leaving.tsx'
import { Maintenance } from './session/Maintenance.tsx'
import { Starting } from './session/Starting.tsx'
import { StartFailed } from './session/StartFailed.tsx'
import { wordsLoaded } from './session/firstWords.ts'
import { createWiring } from './wiring.ts'

/** What is seen, from the splash on. Signing in needs none of it (`main`). */
export type Page = {
  showConsole: (boot: Boot, signIn: SignIn) => Promise<void>
  /** What a review link shows, without an account or with one. */
  showReview: (boot: Boot, signIn?: SignIn) => Promise<void>
  showLeaving: (reason: LogoutReason) => void
  /** `bootAddress`: where the console finds what it starts with. */
  showFailure: (error: unknown, bootAddress: string) => void
  saveJournals: () => Promise<void>
}

/** Shows the splash; what follows takes its place. The screen of the address is fetched meanwhile. */
export function openPage(element: HTMLElement, pathname: string): Page {
  awaitFirstPicture()
  fetchAhead(pathname)
  const root = createRoot(element)
  root.render(<Starting words="shell.loading" />)
  return {
    async showConsole(boot, signIn) {
      const tab = await ownTab(navigator.locks, () => crypto.randomUUID())
      await wordsLoaded
      root.render(<App wiring={createWiring(boot, signIn, tab)} />)
    },
    async showReview(boot, signIn) {
      const { showReview } = await import('./review/showReview.tsx')
      await showReview(root, boot, signIn)
    },
    showLeaving: (reason) => root.render(<Leaving reason={reason} />),
    showFailure: (error, bootAddress) =>
      root.render(
        isBreak(error) ? <Maintenance boot={bootAddress} backAt={error.backAt} /> : <StartFailed error={error} />,
      ),
    saveJournals: saveAllJournals,
  }
}

/** A server that takes a break is asked again; anything else is said. */
const isBreak = (error: unknown): error is BootRefused => error instanceof BootRefused && error.status === 503
