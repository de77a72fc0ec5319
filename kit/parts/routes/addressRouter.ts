import { IDLE_BLOCKER, resolvePath } from 'react-router'
import type { Blocker, BlockerFunction, Location, NavigationType, To, UNSAFE_createBrowserHistory } from 'react-router'

/** The browser's addresses, as React Router keeps them. */
export type AddressHistory = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'action' | 'location' | 'push' | 'replace' | 'go' | 'listen' | 'createHref' | 'createURL' | 'encodeLocation'
>
type AddressState = {
  location: Location
  historyAction: NavigationType
  blockers: ReadonlyMap<string, Blocker>
}
type Follower = (state: AddressState, isAtOnce: boolean) => void
type Wishes = { replace?: boolean | undefined; state?: unknown; flushSync?: boolean | undefined }

/** What React Router's hooks and the console ask of a router: where one is, going elsewhere, asking before one goes. */
export type AddressRouter = {
  readonly state: AddressState
  navigate: (to: To | number, wishes?: Wishes) => Promise<void>
  subscribe: (follower: Follower) => () => void
  getBlocker: (key: string, guard: BlockerFunction) => Blocker
  deleteBlocker: (key: string) => void
}

const newKey = () => crypto.randomUUID().slice(0, 8)
const actions = { pop: 'POP', push: 'PUSH', replace: 'REPLACE' } as Record<'pop' | 'push' | 'replace', NavigationType>

/**
 * A router of addresses alone. React Router's own one also loads data, sends forms and talks to servers that draw pages,
 * which is a tenth of what a browser fetches first, and nothing that the console does.
 */
export function createAddressRouter(history: AddressHistory): AddressRouter {
  let state: AddressState = { location: history.location, historyAction: history.action, blockers: new Map() }
  const followers = new Set<Follower>()
  const guards = new Map<string, BlockerFunction>()
  /** Waits for the browser to have gone back to where somebody is asked to stay. */
  let onReturned: (() => void) | undefined

  const change = (part: Partial<AddressState>, isAtOnce = false) => {
    state = { ...state, ...part }
    followers.forEach((follower) => follower(state, isAtOnce))
  }
  const setBlocker = (key: string, blocker: Blocker) => change({ blockers: new Map(state.blockers).set(key, blocker) })
  const arrive = (historyAction: NavigationType, location: Location, isAtOnce = false) => {
    const blockers = new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER as Blocker]))
    change({ historyAction, location, blockers }, isAtOnce)
  }
  /** The guard that was set last is asked; who was let go by it is not asked again. */
  const guardOf = (historyAction: NavigationType, nextLocation: Location) => {
    const [key, guard] = [...guards].at(-1) ?? []
    if (key === undefined || state.blockers.get(key)?.state === 'proceeding') return undefined
    return guard?.({ currentLocation: state.location, nextLocation, historyAction }) ? key : undefined
  }
  const ask = (key: string, location: Location, go: () => void) =>
    setBlocker(key, {
      state: 'blocked',
      location,
      proceed: () => {
        setBlocker(key, { state: 'proceeding', location, proceed: undefined, reset: undefined })
        go()
      },
      reset: () => setBlocker(key, IDLE_BLOCKER),
    })

  history.listen(({ location, delta }) => {
    if (onReturned) {
      onReturned()
      onReturned = undefined
      return
    }
    const key = guardOf(actions.pop, location)
    if (key === undefined || delta === null) return arrive(actions.pop, location)
    const returned = new Promise<void>((resolve) => (onReturned = resolve))
    history.go(-delta)
    ask(key, location, () => void returned.then(() => history.go(delta)))
  })

  const navigate = (to: To | number, wishes: Wishes = {}): Promise<void> => {
    if (typeof to === 'number') {
      history.go(to)
      return Promise.resolve()
    }
    const path = history.encodeLocation(resolvePath(to, state.location.pathname))
    const location: Location = { ...path, state: wishes.state ?? null, key: newKey() } as Location
    const action = wishes.replace ? actions.replace : actions.push
    const key = guardOf(action, location)
    if (key !== undefined) {
      ask(key, location, () => void navigate(to, wishes))
      return Promise.resolve()
    }
    history[wishes.replace ? 'replace' : 'push'](location, location.state)
    arrive(action, location, wishes.flushSync)
    return Promise.resolve()
  }

  return {
    get state() {
      return state
    },
    navigate,
    subscribe: (follower) => {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    getBlocker: (key, guard) => {
      guards.set(key, guard)
      return state.blockers.get(key) ?? IDLE_BLOCKER
    },
    deleteBlocker: (key) => {
      guards.delete(key)
      const blockers = new Map(state.blockers)
      blockers.delete(key)
      state = { ...state, blockers }
    },
  }
}
