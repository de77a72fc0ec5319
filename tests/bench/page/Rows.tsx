import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ListContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { useMemo, useRef, useState } from 'react'
import { MemoryRouter } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { ContentTable } from '#resources/list/table/ContentTable.tsx'
import { useNewSelection } from '#resources/list/selection/useSelection.ts'

/** What a list has of a window of 900 px. */
const HEIGHT = 624
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `id-${n}`,
    key: `key-${n}`,
    urn: 'urn:resource:catalog:movie',
    cty: 'movie',
    st: 'published',
    rev: 1,
    sides: [],
    ct: '2026-01-01T00:00:00.000Z',
    ut: '2026-01-01T00:00:00.000Z',
    uu: 'ann',
    yr: 1950 + (n % 70),
    lon: [
      { lang: 'en', n: `Title ${n}` },
      { lang: 'zh', n: `片名 ${n}` },
    ],
    lws: '2025-01-01T00:00:00.000Z',
    lwe: '2028-01-01T00:00:00.000Z',
  })) as unknown as ContentRow[]

const label = { en: 'Column', zh: 'Column', ms: 'Column', ta: 'Column' }
const type = {
  type: 'movie',
  area: 'vod',
  page: 'cp_datastore',
  languages: ['en', 'zh'],
  list: {
    columns: [
      { field: 'lon', kind: 'title', label },
      { field: 'yr', kind: 'year', label, width: 64 },
      { field: 'st', kind: 'status', label, width: 116 },
      { field: 'availability', kind: 'availability', label, width: 216 },
      { field: 'ut', kind: 'updated', label, width: 152 },
    ],
    filters: [],
  },
} as unknown as TypeSummary
const session = {
  actor: { uid: 'ann' },
  product: 'a',
  products: [],
  calls: { imageUrl: () => undefined },
} as unknown as ConsoleValue
const queries = new QueryClient()
const sort = { field: 'updated', order: 'DESC' }

/** What a list stands in: address and session are there before it is opened. */
export function ListSurroundings({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ConsoleContext value={session}>{children}</ConsoleContext>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

/** The list's own table with a page of so many rows. */
export function OurRows({ rows }: { rows: number }) {
  const selection = useNewSelection()
  const list = useMemo(() => ({ sort, data: rowsOf(rows) }) as never, [rows])
  return (
    <div style={{ blockSize: HEIGHT, display: 'flex', flexDirection: 'column' }}>
      <ListContextProvider value={list}>
        <ContentTable type={type} selection={selection} onPreview={() => undefined} />
      </ListContextProvider>
    </div>
  )
}

/** The baseline: a bare windowed table with the same texts, a set of chosen rows and no style but a chosen row's. */
export function BareRows({ rows }: { rows: number }) {
  const data = useMemo(() => rowsOf(rows), [rows])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const scroll = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: data.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 40,
    initialRect: { width: 1200, height: HEIGHT },
  })
  return (
    <div ref={scroll} style={{ blockSize: HEIGHT, overflow: 'auto' }}>
      <button data-select-all onClick={() => setChosen(new Set(data.map((row) => row.id)))} />
      <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map((item) => {
          const row = data[item.index]
          return (
            <div
              data-bare
              key={item.index}
              aria-selected={row !== undefined && chosen.has(row.id)}
              style={{
                position: 'absolute',
                insetBlockStart: item.start,
                blockSize: 40,
                display: 'flex',
                background: row && chosen.has(row.id) ? 'Highlight' : 'Canvas',
              }}
            >
              <span>{row?.lon?.[0]?.n}</span>
              <span>{row?.lon?.[1]?.n}</span>
              <span>{String(row?.yr)}</span>
              <span>{row?.st}</span>
              <span>{String(row?.lwe)}</span>
              <span>{row?.ut}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
