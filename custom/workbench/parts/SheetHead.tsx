import { useTranslate } from 'ra-core'
import { memo, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { OWN_NAMES, isLanguage } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Meter } from '#kit/parts/layoutParts/Meter.tsx'
import { countOf, shareOf, TO_DO, type CellState, type LanguageCount } from '../model/cellFacts.ts'
import { SOURCE } from '../model/workTitle.ts'
import { useCounted } from '../useCounted.ts'
import { useSheet } from '../WorkbenchContext.ts'

/** The languages over their columns: how complete each is over all titles that are worked on. */
export const SheetHead = memo(function SheetHead({ active, shown }: { active: number; shown: number }) {
  const translate = useTranslate()
  const format = useFormat()
  const counted = useCounted()
  const { bench, fields, languages } = useSheet()
  const titles = useDeferredValue(useSyncExternalStore(bench.subscribe, bench.titles))
  const counts = useMemo(() => countOf(titles, fields, languages), [titles, fields, languages])
  return (
    <div role="row" className="head" aria-rowindex={1}>
      <div role="columnheader" style={{ position: 'sticky', insetInlineStart: 0, zIndex: 2, paddingInlineStart: 20 }}>
        <b>{translate('workbench.head')}</b>
        <small>
          {translate('workbench.size', {
            titles: counted('titles', shown),
            fields: counted('fieldCount', fields.length),
          })}
        </small>
      </div>
      {languages.map((lang, column) => {
        const count = counts[lang]
        const name = translate(`forms.languages.${lang}`, { _: lang })
        if (!count) return <div role="columnheader" key={lang} />
        const { filled, all } = shareOf(count)
        const isSource = lang === SOURCE
        return (
          <div
            role="columnheader"
            key={lang}
            data-active={column === active || undefined}
            {...(isSource && { style: { position: 'sticky', insetInlineStart: 156, zIndex: 2 } })}
          >
            <span>
              <b>{name}</b>
              {isSource ? (
                <small className="end">
                  <Icon name="pin" size="tiny" /> {translate('workbench.source')}
                </small>
              ) : (
                <>
                  <small lang={lang}>{isLanguage(lang) && OWN_NAMES[lang] !== name ? OWN_NAMES[lang] : ''}</small>
                  <small className="end">{format.percent(all === 0 ? 1 : filled / all)}</small>
                </>
              )}
            </span>
            <Meter
              share={all === 0 ? 1 : filled / all}
              label={translate('workbench.complete', { language: name })}
              tone="published"
            />
            <span>
              <small>{translate('forms.count', { n: format.number(filled), max: format.number(all) })}</small>
              {!isSource && <Worst count={count} />}
            </span>
          </div>
        )
      })}
    </div>
  )
})

const TONES: Readonly<Partial<Record<CellState, string>>> = { long: 'error', stale: 'warning', missing: 'warning' }
const TOLD = [...TO_DO, 'final'] as const

/** The one thing that most needs doing; where nothing does, how much is final. */
function Worst({ count }: { count: LanguageCount }) {
  const counted = useCounted()
  const state = TOLD.find((one) => count[one] > 0)
  if (!state) return null
  return (
    <small className="end" data-tone={TONES[state]}>
      {counted(`counts.${state}`, count[state])}
    </small>
  )
}
