import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { KIND_SETTINGS } from '#contract/rules/storefront/model/containerKind.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { CONTAINER_KINDS } from '#contract/values/storefront.ts'
import { Canvas } from '#custom/storefront/canvas/Canvas.tsx'
import { Inspector } from '#custom/storefront/inspector/Inspector.tsx'
import { CanvasProvider } from '#custom/storefront/canvas/CanvasProvider.tsx'
import type { StorefrontLens } from '#custom/storefront/model/storefrontView.ts'
import { createStorefrontEditor } from '#custom/storefront/session/createStorefrontEditor.ts'
import { StorefrontScreenProvider, type OpenStorefront } from '#custom/storefront/StorefrontScreenProvider.tsx'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { aContainer, aStorefront, aTab, titlesEntry } from '../../support/aStorefront.ts'
import { NOON } from './scheduleWeek.ts'

const TITLES = 20
/** What a page of 1440 x 900 has for its preview. */
const PLACE = { inlineSize: 702, blockSize: 760 }
const LANGUAGES = ['en', 'ta'] as const
const NAMES = { en: 'Train to Busan', ta: 'ராஜாதி ராஜா' } as const

const rowOf = (id: string): RailRow => ({
  ...{ id, urn: 'urn:resource:catalog:movie', cty: 'movie', st: 'published', ia: [], badges: ['new'] },
  lon: LANGUAGES.map((lang) => ({ lang, n: `${NAMES[lang]} ${id}` })),
})

const session = {
  ...{ product: 'rimba-my', extensions: [], types: [], products: [], may: () => true },
  events: { subscribe: () => () => undefined },
  calls: {
    imageUrl: () => undefined,
    pictureUrl: (address: unknown) => address,
    readRail: async ({ query }: { query: { ids: string } }) => {
      const rows = query.ids.split(',').map(rowOf)
      return { rows, count: rows.length }
    },
  },
} as unknown as ConsoleValue

const queries = new QueryClient()

const idsOf = (rail: number) => Array.from({ length: TITLES }, (_, nth) => `${rail}-${nth}`)

function pageOf(rails: number): Storefront {
  const ids = Array.from({ length: rails }, (_, nth) => `c${nth}`)
  const containers = ids.map((id, nth) => {
    const kind = CONTAINER_KINDS[nth % CONTAINER_KINDS.length] ?? 'regular'
    return aContainer(id, {
      ...KIND_SETTINGS[kind],
      names: LANGUAGES.map((language) => ({ language, name: `Rail ${id}` })),
    })
  })
  const content = Object.fromEntries(ids.map((id, nth) => [id, [titlesEntry(...idsOf(nth))]]))
  return aStorefront([aTab('home', ids, {})], containers, content)
}

/** The preview of a storefront with so many rails beside its inspector; buttons stand for what other parts of the screen do. */
export function OurStorefront({ rails }: { rails: number }) {
  const [lens, setWhole] = useState<StorefrontLens>({
    ...{ device: 'tv', lang: 'en', moment: 'now', audience: {}, side: 'draft' },
  })
  const [rest] = useState(() => {
    const editor = createStorefrontEditor({ saved: pageOf(rails), now: () => NOON })
    editor.goTo({ target: { of: 'container', id: 'c1' }, field: 'names' })
    const setLens: OpenStorefront['setLens'] = (change) =>
      setWhole((before) => ({ ...before, ...change }) as StorefrontLens)
    return {
      ...{ editor, setLens, live: undefined, readOnly: undefined },
      ...{ save: () => Promise.resolve(true), serverId: (id: string) => id },
      ...{ old: undefined, whyNotEdited: undefined, fromServer: (page: Storefront) => page },
    }
  })
  const [isInspecting, inspect] = useState(false)
  const { editor, setLens } = rest
  const open = useMemo(() => ({ ...rest, lens }), [rest, lens])
  const move = () => editor.run({ kind: 'moveContainers', places: [{ tab: 'home', id: 'c1' }], tab: 'home', at: 4 })
  return (
    <QueryClientProvider client={queries}>
      <ConsoleContext value={session}>
        <StorefrontScreenProvider open={open}>
          <Works
            onLens={() => setLens({ lang: lens.lang === 'en' ? 'ta' : 'en' })}
            onReorder={move}
            onInspect={() => inspect(true)}
          />
          <div style={{ ...PLACE, display: 'flex', flexDirection: 'column' }}>
            <CanvasProvider>
              <Canvas />
            </CanvasProvider>
          </div>
          {isInspecting && <Inspector />}
        </StorefrontScreenProvider>
      </ConsoleContext>
    </QueryClientProvider>
  )
}

/** The baseline: the same rails and titles as plain boxes, all of them drawn. */
export function BareStorefront({ rails }: { rails: number }) {
  const [lang, setLang] = useState<(typeof LANGUAGES)[number]>('en')
  const [names, setNames] = useState<Record<number, string>>({})
  const [order, setOrder] = useState(() => Array.from({ length: rails }, (_, nth) => nth))
  return (
    <>
      <Works
        onLens={() => setLang(lang === 'en' ? 'ta' : 'en')}
        onReorder={() =>
          setOrder(([first = 0, second = 1, ...others]) => [first, ...others.slice(0, 2), second, ...others.slice(2)])
        }
        onName={(name) => setNames({ 1: name })}
      />
      <div data-stage="" style={{ ...PLACE, overflow: 'auto' }}>
        <div style={{ inlineSize: 1920, transform: 'scale(.36)', transformOrigin: '0 0' }}>
          {order.map((rail) => (
            <section key={rail} data-bare="" style={{ padding: 40 }}>
              <h3>{names[rail] ?? `Rail c${rail}`}</h3>
              <div style={{ display: 'flex', gap: 27, overflow: 'hidden' }}>
                {idsOf(rail).map((id) => (
                  <div key={id} style={{ flex: 'none', inlineSize: 411 }}>
                    <div style={{ blockSize: 231 }}>
                      <span>{NAMES[lang].slice(0, 2)}</span>
                      <b>New</b>
                    </div>
                    <div>{`${NAMES[lang]} ${id}`}</div>
                  </div>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

type WorksProps = { onLens: () => void; onReorder: () => void; onName?: (name: string) => void; onInspect?: () => void }

function Works({ onLens, onReorder, onName, onInspect }: WorksProps) {
  return (
    <div>
      <button type="button" data-work="lens" onClick={onLens} />
      <button type="button" data-work="reorder" onClick={onReorder} />
      <button type="button" data-work="inspect" onClick={onInspect} />
      {onName && <input data-work="name" onChange={({ target }) => onName(target.value)} />}
    </div>
  )
}
