import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { olderSourceOf } from '#contract/rules/translations/translations.ts'
import { localized } from '#contract/values/localizedText.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { Meter } from '#kit/parts/layoutParts/Meter.tsx'
import { MarkedText } from '#kit/record/save/MarkedText.tsx'
import { lengthOf } from '#kit/forms/widgets/localizedTexts/localizedEntry.ts'
import { isRefused, titleFacts } from '../model/cellFacts.ts'
import { cellOf } from '../model/pastedBlock.ts'
import { cellKey, SOURCE, textAt } from '../model/workTitle.ts'
import { useWorkbench } from '../WorkbenchContext.ts'
import { StatusChoice } from './StatusChoice.tsx'

/** The cell that is worked in: its source, what has happened to that, how long it is, and what others have saved. */
export function CellPanel() {
  const { bench, fields, languages, sheetNow, grid, edit, whyNot } = useWorkbench()
  const translate = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const at = cellOf(sheetNow(), grid.cursor)
  const title = useSyncExternalStore(bench.subscribe, () => (at ? bench.title(at.title.id) : undefined))
  if (!at || !title) return null
  const { field, lang, cell } = at
  const text = textAt(title.now, cell)
  const language = translate(`forms.languages.${lang}`, { _: lang })
  const nth = fields.indexOf(field)
  const state = lang === SOURCE ? undefined : titleFacts(title, fields, languages)[lang]?.[nth]
  const source = textAt(title.now, { path: field.path, lang: SOURCE })
  const older = olderSourceOf(title.now[field.path] ?? [], lang)
  const isMet = title.met.has(cellKey(cell))
  const isOff = whyNot(title) !== undefined
  const change = { ...cell, id: title.id }
  const theirs = textAt(title.base, cell)
  const length = lengthOf(text)
  return (
    <Panel>
      <header>
        <b>{localized([...(title.now.lon ?? [])], locale) || translate('list.untitled')}</b>
        <small>{`${field.label}, ${language}`}</small>
      </header>
      {state === 'stale' && (
        <Banner
          tone="warning"
          icon="triangle"
          title={translate('workbench.states.stale')}
          actions={
            !isOff && (
              <Button size="small" variant="outlined" onClick={() => edit('confirm', [{ ...change, confirms: true }])}>
                {translate('forms.stillRight')}
              </Button>
            )
          }
        >
          {translate(older === undefined ? 'workbench.staleUnknown' : 'workbench.staleText')}
        </Banner>
      )}
      {isMet && (
        <Banner
          tone="warning"
          icon="merge"
          title={translate('workbench.met.title')}
          actions={
            <Button size="small" variant="outlined" onClick={() => edit('theirs', [{ ...change, text: theirs }])}>
              {translate('workbench.met.take')}
            </Button>
          }
        >
          <span lang={lang} dir="auto">
            {theirs || translate('workbench.notTranslated')}
          </span>
        </Banner>
      )}
      {lang !== SOURCE && (
        <section>
          <h2>{translate('workbench.sourceOf', { language: translate(`forms.languages.${SOURCE}`) })}</h2>
          <p lang={SOURCE} dir="auto">
            {older === undefined ? (
              source || translate('workbench.noSource')
            ) : (
              <MarkedText before={older} text={source} lang={SOURCE} />
            )}
          </p>
        </section>
      )}
      {older !== undefined && (
        <section>
          <h2>{translate('workbench.olderSource')}</h2>
          <p lang={SOURCE} dir="auto">
            <MarkedText before={source} text={older} lang={SOURCE} />
          </p>
        </section>
      )}
      <StatusChoice />
      <section>
        <h2>{translate('workbench.length')}</h2>
        <p className="count" data-over={(field.max !== undefined && length > field.max) || undefined}>
          {field.max === undefined
            ? format.number(length)
            : translate('forms.count', { n: format.number(length), max: format.number(field.max) })}
        </p>
        {field.max !== undefined && (
          <Meter
            share={length / field.max}
            label={translate('workbench.length')}
            tone={length > field.max ? 'error' : 'accent'}
          />
        )}
        {isRefused(text, field) && <p className="error">{translate('workbench.refused')}</p>}
      </section>
    </Panel>
  )
}

const Panel = styled('div')({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: '14px 16px',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  '& header': { display: 'grid' },
  '& header b': { fontWeight: 'var(--marquee-weight-600)' },
  '& small, & .count': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
  '& h2': { margin: '0 0 4px', fontSize: 13, lineHeight: '20px', fontWeight: 'var(--marquee-weight-700)' },
  '& p': { margin: '0 0 6px', fontSize: 13, lineHeight: '20px', whiteSpace: 'pre-wrap' },
  '& [data-over=true], & .error': { color: 'var(--mui-palette-status-error-on)' },
})
