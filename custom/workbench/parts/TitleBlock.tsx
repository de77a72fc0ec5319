import { useLocale, useTranslate } from 'ra-core'
import { memo, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { localized } from '#contract/values/localizedText.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'
import type { CellState } from '../model/cellFacts.ts'
import { titleFacts, worstOf } from '../model/cellFacts.ts'
import type { Range } from '../model/gridPlace.ts'
import { cellKey, isChanged, SOURCE, textAt, type WorkField, type WorkTitle } from '../model/workTitle.ts'
import { useSheet } from '../WorkbenchContext.ts'
import { useRefusalWords } from '../useRefusalWords.ts'
import { Cell } from './Cell.tsx'
import { CellEditor } from './CellEditor.tsx'

type TitleBlockProps = {
  id: string
  /** Its place among the shown titles. */
  index: number
  top: number
  /** The cursor, where it is in this title. */
  activeLine: number
  activeColumn: number
  isEditing: boolean
  takesFocus: boolean
  /** Lines and columns of the selection, as text, where it reaches in here; '' elsewhere. */
  selection: string
  /** Texts that a paste would put here, by `line column`. */
  ghosts: ReadonlyMap<string, string> | undefined
}

const GLYPHS: Readonly<Record<CellState, IconName>> = {
  ...{ long: 'octagon', stale: 'triangle', missing: 'triangle', draft: 'edit', review: 'eye' },
  ...{ done: 'dot', final: 'check', none: 'dot' },
}

/** A title: a head with how each language stands, and a line per field. */
export const TitleBlock = memo(function TitleBlock(props: TitleBlockProps) {
  const { id, index, top, activeLine, activeColumn, isEditing, takesFocus, selection, ghosts } = props
  const { bench, fields, languages, whyNot, edit, go } = useSheet()
  const translate = useTranslate()
  const locale = useLocale()
  const title = useSyncExternalStore(bench.subscribe, () => bench.title(id))
  if (!title) return null
  const facts = titleFacts(title, fields, languages)
  const name = localized([...(title.now.lon ?? [])], locale) || translate('list.untitled')
  const why = whyNot(title)
  const range = selection === '' ? undefined : (JSON.parse(selection) as Range)
  const languageName = (lang: string) => translate(`forms.languages.${lang}`, { _: lang })
  return (
    <div role="rowgroup" className="block" style={{ top }}>
      <TitleHead title={title} name={name} facts={languages.map((lang) => facts[lang] ?? [])} why={why} />
      {fields.map((field, nth) => {
        const line = index * fields.length + nth
        return (
          <div
            role="row"
            className="line"
            key={field.path}
            aria-rowindex={2 + index * (fields.length + 1) + nth + 1}
            data-active={line === activeLine || undefined}
            data-long={field.isLong || undefined}
          >
            <div role="rowheader" className="label">
              {field.label}
            </div>
            {languages.map((lang, column) => {
              const cell = { path: field.path, lang }
              const state = lang === SOURCE ? undefined : facts[lang]?.[nth]
              const text = textAt(title.now, cell)
              const isAbsent = title.now[field.path] === undefined
              const shared = { line, column, lang, text, state }
              const ghost = ghosts?.get(`${line} ${column}`)
              if (line === activeLine && column === activeColumn && ghost === undefined)
                return (
                  <CellEditor
                    key={lang}
                    {...shared}
                    field={field}
                    label={`${field.label}, ${languageName(lang)}, ${name}`}
                    isEditing={isEditing}
                    isReadOnly={why !== undefined || isAbsent}
                    takesFocus={takesFocus}
                    onEdit={() => go({ line, column }, { isEditing: true })}
                    onText={(next) => edit('type', [{ ...cell, id, text: next }], `${id} ${cellKey(cell)}`)}
                  />
                )
              return (
                <Cell
                  key={lang}
                  {...shared}
                  isLong={field.isLong}
                  isChanged={isChanged(title, cell)}
                  isMet={title.met.has(cellKey(cell))}
                  isSelected={isWithin(range, line, column)}
                  isOff={why !== undefined || isAbsent}
                  ghost={ghost}
                />
              )
            })}
          </div>
        )
      })}
    </div>
  )
})

function isWithin(range: Range | undefined, line: number, column: number): boolean {
  if (!range) return false
  const { from, to } = range
  return line >= from.line && line <= to.line && column >= from.column && column <= to.column
}

type TitleHeadProps = {
  title: WorkTitle
  name: string
  /** The states of the cells of each language. */
  facts: readonly (readonly CellState[])[]
  why: string | undefined
}

function TitleHead({ title, name, facts, why }: TitleHeadProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { product } = useConsole()
  const { type, languages } = useSheet()
  const refusalWords = useRefusalWords()
  const refused = title.refused === undefined ? undefined : refusalWords(title.refused)
  const said = why ?? refused
  return (
    <div role="row" className="titleHead">
      <div role="rowheader" className="titleName" aria-colspan={2}>
        <Link to={itemPath(product, type, title.id)} tabIndex={-1} title={translate('workbench.open', { name })}>
          {name}
        </Link>
        {said ? (
          <span className="why" data-tone={why ? 'locked' : 'error'} title={said}>
            <Icon name={why ? 'lock' : 'octagon'} size="small" />
            {said}
          </span>
        ) : (
          <span className="version">
            {translate('workbench.version', { n: format.number(title.n), at: format.dateTime(title.ut) })}
          </span>
        )}
      </div>
      {languages.slice(1).map((lang, at) => {
        const states = facts[at + 1] ?? []
        const worst = worstOf(states)
        const filled = states.filter((state) => state !== 'missing' && state !== 'none').length
        return (
          <div role="gridcell" className="status" key={lang} data-state={worst}>
            {worst !== 'none' && (
              <>
                <span>
                  <Icon name={GLYPHS[worst]} size="tiny" />
                  {translate(`workbench.states.${worst}`)}
                </span>
                <small>
                  {translate('forms.count', {
                    n: format.number(filled),
                    max: format.number(states.filter((state) => state !== 'none').length),
                  })}
                </small>
              </>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Px of a title's head and of a line, of texts of one line and of two (looks, workbench). */
const HEAD_PX = 36
const LINE_PX = { short: 28, long: 48 } as const

export const blockHeight = (fields: readonly WorkField[]): number =>
  fields.reduce((height, { isLong }) => height + (isLong ? LINE_PX.long : LINE_PX.short), HEAD_PX)
