import { useMemo, useRef, useState } from 'react'
import { LANGUAGES } from '#contract/values/languages.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { createWorkbench } from '#custom/workbench/model/createWorkbench.ts'
import { Sheet } from '#custom/workbench/parts/Sheet.tsx'
import { useShown } from '#custom/workbench/useShown.ts'
import { useWorkbenchValue } from '#custom/workbench/useWorkbenchValue.ts'
import { SheetContext, WorkbenchContext } from '#custom/workbench/WorkbenchContext.ts'
import { ConsoleContext, type ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { rowWindow } from '#kit/parts/table/rows/rowWindow.ts'
import { aField, aTitle } from '../../support/aWorkTitle.ts'

/** What a page of 1440 x 900 has for the sheet. */
const PLACE = { display: 'flex', inlineSize: 1_080, blockSize: 640 }
/** Px of a title with its head and three lines. */
const TITLE = 140
const FIELDS = [
  aField('lon', { label: 'Name', max: 120 }),
  aField('losn', { max: 60 }),
  aField('lod', { isLong: true }),
]

const made = new Map<number, ReturnType<typeof aTitle>[]>()

/** Made once: what is timed is the drawing. */
function titlesOf(count: number) {
  const texts = (nth: number) => ({ en: `Title ${nth}`, zh: `片名 ${nth}`, ms: `Judul ${nth}`, ta: `தலைப்பு ${nth}` })
  const titles =
    made.get(count) ??
    Array.from({ length: count }, (_, nth) =>
      aTitle(`id-${nth}`, { lon: texts(nth), losn: texts(nth), lod: texts(nth) }),
    )
  made.set(count, titles)
  return titles
}

const type = { type: 'movie', area: 'vod', page: 'cp_datastore' } as unknown as TypeSummary
const session = {
  ...{ actor: { uid: 'ann' }, product: 'a', products: [], types: [type], extensions: [] },
  ...{ may: () => true, calls: {} },
} as unknown as ConsoleValue
const nothing = () => undefined

/** The sheet of the workbench: so many titles by three fields and four languages. */
export function OurSheet({ titles }: { titles: number }) {
  return (
    <ConsoleContext value={session}>
      <OfTitles titles={titles} />
    </ConsoleContext>
  )
}

function OfTitles({ titles }: { titles: number }) {
  const bench = useMemo(() => {
    const fresh = createWorkbench({ now: () => 0 })
    fresh.know(FIELDS)
    fresh.add(titlesOf(titles))
    return fresh
  }, [titles])
  const { ids } = useShown(bench, FIELDS, LANGUAGES)
  const { sheetValue, value } = useWorkbenchValue({ type, bench, all: FIELDS, fields: FIELDS, ids, onSaved: nothing })
  return (
    <SheetContext value={sheetValue}>
      <WorkbenchContext value={value}>
        <div style={PLACE}>
          <Sheet />
        </div>
      </WorkbenchContext>
    </SheetContext>
  )
}

/** The baseline: the same window of the same texts as bare inputs that keep what is typed, and nothing else. */
export function BareSheet({ titles: count }: { titles: number }) {
  const titles = titlesOf(count)
  const scroll = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const { first, end } = rowWindow({ top, height: PLACE.blockSize, row: TITLE, count, beyond: 4 })
  const look = ({ scrollTop }: HTMLElement) =>
    setTop((before) => (Math.floor(before / TITLE) === Math.floor(scrollTop / TITLE) ? before : scrollTop))
  return (
    <div
      ref={scroll}
      data-scroll
      style={{ ...PLACE, overflow: 'auto' }}
      onScroll={({ currentTarget }) => look(currentTarget)}
    >
      <div style={{ position: 'relative', flex: 'none', inlineSize: '100%', blockSize: count * TITLE }}>
        {titles.slice(first, end).map(({ id, now }, at) => (
          <div key={id} style={{ position: 'absolute', insetBlockStart: (first + at) * TITLE }}>
            <b>{id}</b>
            {FIELDS.map(({ path }) => (
              <div key={path}>
                {LANGUAGES.map((lang) => (
                  <BareInput key={lang} text={(now[path] ?? []).find((entry) => entry.lang === lang)?.n ?? ''} />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function BareInput({ text }: { text: string }) {
  const [typed, setTyped] = useState(text)
  return <input data-bare value={typed} onChange={({ target }) => setTyped(target.value)} />
}
