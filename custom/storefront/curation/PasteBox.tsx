import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useContext, useEffect, useId, useRef, useState } from 'react'
import type { Chosen } from '#contract/rules/storefront/curation/entry.ts'
import { pastedTexts, readPaste, type PasteReport } from '#contract/rules/storefront/curation/pastedTitles.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { PASTED_TEXTS, titlesByText } from './model/titlesFound.ts'

type PasteBoxProps = {
  types: readonly string[]
  has: ReadonlySet<string>
  onTitles: (titles: readonly Chosen[]) => void
}

/** Ids or titles, one a line, looked up and told about before they are added. */
export function PasteBox({ types, has, onTitles }: PasteBoxProps) {
  const translate = useTranslate()
  const id = useId()
  const [text, setText] = useState('')
  const { report, state, lookUp, forget } = useLookUp(types, has)
  const texts = pastedTexts(text)
  const isTooMany = texts.length > PASTED_TEXTS
  return (
    <Box>
      <label className="f-label" htmlFor={id}>
        {translate('storefrontCuration.paste.label')}
      </label>
      <textarea
        id={id}
        className="f-input"
        rows={3}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          forget()
        }}
      />
      <div>
        <Button
          size="small"
          disabled={texts.length === 0 || isTooMany || state === 'searching'}
          onClick={() => lookUp(texts)}
        >
          {translate('storefrontCuration.paste.lookUp', { smart_count: texts.length })}
        </Button>
        {report && report.taken.length > 0 && (
          <Button
            size="small"
            variant="contained"
            onClick={() => {
              onTitles(report.taken)
              setText('')
              forget()
            }}
          >
            {translate('storefrontCuration.paste.add', { smart_count: report.taken.length })}
          </Button>
        )}
      </div>
      <div role="status" className="quiet">
        {isTooMany && translate('storefrontCuration.paste.tooMany', { smart_count: PASTED_TEXTS })}
        {state !== 'idle' && translate(`storefrontCuration.paste.${state}`)}
        {report && <Report report={report} />}
      </div>
    </Box>
  )
}

function Report({ report }: { report: PasteReport }) {
  const translate = useTranslate()
  const { taken, unknown, repeated, ambiguous, beyond } = report
  const lists: [string, readonly string[]][] = [
    ['taken', taken.map(({ name, id }) => name ?? id)],
    ['unknown', unknown],
    ['repeated', repeated],
    ['ambiguous', ambiguous.map(({ text }) => text)],
    ['beyond', beyond],
  ]
  return (
    <ul>
      {lists.flatMap(([kind, names]) =>
        names.length === 0 ? (
          []
        ) : (
          <li key={kind}>
            {translate(`storefrontCuration.paste.report.${kind}`, {
              smart_count: names.length,
              names: names.join(', '),
            })}
          </li>
        ),
      )}
    </ul>
  )
}

function useLookUp(types: readonly string[], has: ReadonlySet<string>) {
  const console = useContext(ConsoleContext)
  const language = useLocale()
  const [report, setReport] = useState<PasteReport>()
  const [state, setState] = useState<'idle' | 'searching' | 'failed'>('idle')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const forget = () => {
    running.current?.abort()
    setReport(undefined)
    setState('idle')
  }
  const lookUp = (texts: readonly string[]) => {
    if (!console) return
    forget()
    const stop = (running.current = new AbortController())
    setState('searching')
    const nameOf = (row: Parameters<typeof titleOf>[0]) => titleOf(row, language)
    titlesByText(console.calls, texts, types, nameOf, stop.signal).then(
      (found) => {
        if (stop.signal.aborted) return
        setState('idle')
        setReport(readPaste(texts, has, (text) => found.get(text) ?? []))
      },
      () => !stop.signal.aborted && setState('failed'),
    )
  }
  return { report, state, lookUp, forget }
}

const Box = styled('div')({
  display: 'grid',
  gap: 6,
  paddingBlockStart: 12,
  boxShadow: 'inset 0 1px 0 var(--mui-palette-line-hair)',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& textarea': { resize: 'vertical' },
  '& li': { overflowWrap: 'anywhere' },
})
