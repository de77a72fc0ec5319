import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { useStorefront, type StorefrontScreen } from '#custom/storefront/StorefrontContext.ts'
import { StorefrontScreenProvider, type OpenStorefront } from '#custom/storefront/StorefrontScreenProvider.tsx'
import type { LensChange, StorefrontLens } from '#custom/storefront/model/storefrontView.ts'
import { createStorefrontEditor } from '#custom/storefront/session/createStorefrontEditor.ts'
import { ConsoleContext, type ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { EVENING, renderInKit } from './renderInKit.tsx'
import { sampleStorefront } from './sampleStorefront.ts'

type Surroundings = Partial<Pick<OpenStorefront, 'live' | 'readOnly' | 'save'>> & {
  storefront?: Storefront
  /** What the server has; the storefront itself where nothing else is said. */
  saved?: Storefront
  lens?: Partial<StorefrontLens>
  /** Epoch ms; an evening in November 2026 where nothing else is said. */
  now?: number
  language?: 'en' | 'zh' | 'ms' | 'ta'
  timeZone?: string
  /** What a service answers to those who ask it. */
  calls?: Partial<Calls>
  session?: Partial<ConsoleValue>
}

/** A session without a server: parts that read something are tested in flows. */
const bareSession = {
  ...{ product: 'rimba-my', extensions: [], types: [], products: [], may: () => true },
  calls: { imageUrl: () => undefined, pictureUrl: (address: unknown) => address },
  events: { subscribe: () => () => undefined },
} as unknown as ConsoleValue

/**
 * A part of the storefront's screen in the context that the page gives it, over `sampleStorefront` unless another is
 * said, with a real editor. `screen()` is the context as it stands; `act` on it as the part would.
 */
export async function renderStorefront(part: ReactNode, surroundings: Surroundings = {}) {
  const { storefront = sampleStorefront(), saved = storefront, now = EVENING, live, readOnly } = surroundings
  const { save = () => Promise.resolve(true), language, timeZone = 'Asia/Kuala_Lumpur' } = surroundings
  const value = {
    ...bareSession,
    ...surroundings.session,
    calls: { ...bareSession.calls, ...surroundings.calls },
  } as ConsoleValue
  const editor = createStorefrontEditor({ saved, storefront, now: () => now })
  let screen: StorefrontScreen | undefined
  function Probe() {
    screen = useStorefront()
    return null
  }
  function Opened() {
    const [lens, setWhole] = useState<StorefrontLens>({
      ...{ device: 'tv', lang: language ?? 'en', moment: 'now', audience: {}, side: 'draft' },
      ...surroundings.lens,
    })
    const [rest] = useState(() => ({
      ...{ live, readOnly, save, editor, serverId: (id: string) => id },
      ...{ old: undefined, whyNotEdited: readOnly, fromServer: (page: Storefront) => page },
      setLens: (change: LensChange) => setWhole((before) => ({ ...before, ...change }) as StorefrontLens),
    }))
    return (
      <StorefrontScreenProvider open={{ ...rest, lens }}>
        <Probe />
        {part}
      </StorefrontScreenProvider>
    )
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <ConsoleContext value={value}>
          <Opened />
        </ConsoleContext>
      </QueryClientProvider>
    </MemoryRouter>
  )
  const rendered = await renderInKit(page, { now: () => now, timeZone, ...(language && { language }) })
  return {
    ...rendered,
    editor,
    screen: () => {
      if (!screen) throw new Error('the storefront is not on screen')
      return screen
    },
    /** Does something with the context, as a part would, and draws what comes of it. */
    act: (doing: (screen: StorefrontScreen) => void) => act(() => doing(screen as StorefrontScreen)),
  }
}
