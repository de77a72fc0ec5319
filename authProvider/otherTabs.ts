/** What tabs of one sign-in tell each other: one is about to end it; it has been ended. */
type SignOutNews = { kind: 'leaving' | 'left'; session: string }

const CHANNEL = 'marquee-sign-out'
/** Session storage: the sign-in that this tab was ending when it left for the provider. */
const ENDING_KEY = 'marquee.ending'
/** A tab whose sign-out was broken off never says that it has left. */
const PATIENCE_MS = 10_000

export type OtherTabs = {
  /** Says that this tab ends the sign-in, and remembers it over the way to the provider and back. */
  leaving: (session: string) => void
  /** Heard of another tab. */
  onLeaving: (listener: (session: string) => void) => void
  /** Ends when another tab has ended that sign-in at the provider, or does not come back from there. */
  hasLeft: (session: string) => Promise<void>
}

type Parts = {
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  wait: (ms: number) => Promise<void>
}

/**
 * One sign-in serves every tab of the browser, so whoever signs out signs out all of them. The others must not ask the
 * provider before it has ended the session: it would sign them in again without a question.
 */
export function createOtherTabs({ openChannel, storage, wait }: Parts): OtherTabs {
  const channel = openChannel(CHANNEL)
  const hear = (kind: SignOutNews['kind'], heard: (session: string) => void) =>
    channel.addEventListener('message', ({ data }: MessageEvent<SignOutNews>) => {
      if (data?.kind === kind) heard(data.session)
    })
  const tell = (kind: SignOutNews['kind'], session: string) =>
    channel.postMessage({ kind, session } satisfies SignOutNews)
  const ended = storage.getItem(ENDING_KEY)
  if (ended !== null) {
    storage.removeItem(ENDING_KEY)
    tell('left', ended)
  }
  return {
    leaving: (session) => {
      storage.setItem(ENDING_KEY, session)
      tell('leaving', session)
    },
    onLeaving: (listener) => hear('leaving', listener),
    hasLeft: (session) =>
      Promise.race([
        new Promise<void>((resolve) => hear('left', (other) => other === session && resolve())),
        wait(PATIENCE_MS),
      ]),
  }
}
