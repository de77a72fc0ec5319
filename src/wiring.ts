import type { Boot } from '#contract/schemas/service.ts'
import { EXTENSIONS, serviceExtensions } from '#contract/wire/extensions.ts'
import type { SignIn } from '#authProvider/signIn.ts'
import { createDataProvider } from '#dataProvider/dataProvider.ts'
import type { MarqueeDataProvider } from '#dataProvider/dataProvider.ts'
import type { EventFeed } from '#dataProvider/events.ts'
import { createEventFeed } from '#dataProvider/events.ts'
import { loadCompletion } from '#dataProvider/plainService/loadCompletion.ts'
import { createTransport } from '#dataProvider/transport.ts'
import { sendWithProgress } from '#dataProvider/transport/sendWithProgress.ts'
import type { PreferenceKeeper } from './session/preferenceKeeper.ts'
import { createPreferenceKeeper } from './session/preferenceKeeper.ts'
import type { ProductChoice } from './session/productChoice.ts'
import { createProductChoice } from './session/productChoice.ts'
import type { ViewAsStore } from './session/viewAs.ts'
import { createViewAs } from './session/viewAs.ts'

/** The console's parts joined: the two providers meet here and nowhere else (style.md section 2). */
export type Wiring = {
  boot: Boot
  signIn: SignIn
  calls: MarqueeDataProvider
  events: EventFeed
  tab: string
  product: ProductChoice
  preferences: PreferenceKeeper
  viewAs: ViewAsStore
}

const BASE = '/api'
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
const after = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** `fetcher` reaches the service: the browser's own, unless a test has it in its process. */
export function createWiring(boot: Boot, signIn: SignIn, tab: string, fetcher = fetch.bind(window)): Wiring {
  const product = createProductChoice({ actor: signIn.actor, storage: localStorage })
  const viewAs = createViewAs()
  const baseOf = (segment: string) => boot.bases[segment] ?? boot.bases.default ?? BASE
  const service = serviceExtensions(boot.extensions)
  const plain = EXTENSIONS.every(service.has) ? undefined : { service, types: boot.types ?? [] }
  const transport = createTransport({
    fetch: fetcher,
    sendWithProgress,
    baseOf,
    token: () => signIn.getApiToken(),
    renewToken: signIn.renewToken,
    onRefused: () => void signIn.logout('invalidToken'),
    clientId: () => signIn.getClientId(),
    product: product.get,
    tab,
    newId: () => crypto.randomUUID(),
    wait,
    isOnlyLooking: () => viewAs.get() !== undefined,
    ...(plain ? { service, completeAnswer: loadCompletion(tab) } : {}),
  })
  const calls = createDataProvider({
    transport,
    imageBase: baseOf('image'),
    mediaBase: baseOf('media'),
    userBase: baseOf('user'),
    now: Date.now,
    plain,
  })
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('marquee-events') : undefined
  const events = createEventFeed({ transport, asLeader, channel, wait, after })
  const preferences = createPreferenceKeeper(calls)
  return { boot, signIn, calls, events, tab, product, preferences, viewAs }
}

/** One tab of the browser follows the stream and tells the others; the next one takes over when it closes. */
function asLeader(work: (signal: AbortSignal) => Promise<void>): void {
  const stop = new AbortController()
  window.addEventListener('pagehide', () => stop.abort())
  if (!navigator.locks) return void work(stop.signal)
  void navigator.locks
    .request('marquee-events', { signal: stop.signal }, () => work(stop.signal))
    .catch(() => undefined)
}
